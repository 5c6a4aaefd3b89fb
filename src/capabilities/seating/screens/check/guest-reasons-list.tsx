import { Accessibility, House, ListChecks, Ruler, TriangleAlert, Users, UserX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button as ChipButton } from 'react-aria-components';
import { tableName } from '../../rules/seating-state.ts';
import type { GuestReasons, Reason } from '../../rules/solver-view/guest-reasons.ts';
import { useSeating } from '../desk/seating-context.ts';

const ICONS: Readonly<Record<Reason['about'], typeof Users>> = {
  COMPANY: Users,
  HOUSEHOLD: House,
  DISTANCE: Ruler,
  STEP_FREE: Accessibility,
  RULE: ListChecks,
  ALONE: UserX,
};

const signed = (points: number) => (points > 0 ? `+${points}` : `−${Math.abs(points)}`);

function useReasons(guestUuid: string): GuestReasons | undefined {
  const { desk, judgement } = useSeating();
  const [found, setFound] = useState<GuestReasons>();
  useEffect(() => {
    if (!judgement) return;
    let isOver = false;
    async function look(current: NonNullable<typeof judgement>) {
      const { reasonsFor } = await import('../../rules/solver-view/guest-reasons.ts');
      if (!isOver) setFound(reasonsFor({ plan: desk.plan, judgement: current, guestUuid }));
    }
    void look(judgement);
    return () => {
      isOver = true;
    };
  }, [judgement, desk.plan, guestUuid]);
  return found;
}

/** What holds somebody at their table, and the three next best. */
export function GuestReasonsList({ guestUuid }: { guestUuid: string }) {
  const { desk } = useSeating();
  const found = useReasons(guestUuid);
  if (!found) return null;
  const { reasons, others } = found;
  return (
    <div className="mt-4 text-sm">
      <h3 className="font-semibold font-text text-sm">{desk.nameOf(guestUuid)} sits here because</h3>
      {reasons.length === 0 && (
        <p className="mt-1 text-ink-soft">There was room. Nothing holds them to this table.</p>
      )}
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {reasons.map(({ about, words, points, isBroken }) => {
          const Icon = isBroken ? TriangleAlert : ICONS[about];
          return (
            <li
              key={`${about} ${words}`}
              className={`flex items-start gap-2.5 ${isBroken ? 'text-red-deep' : ''}`}
            >
              <Icon
                size={17}
                aria-hidden="true"
                className={`mt-0.5 shrink-0 ${isBroken ? '' : 'text-secondary'}`}
              />
              <span className="grow">{isBroken ? `Broken: ${words}` : words}</span>
              <span className="text-ink-soft tabular-nums">
                {points === null ? 'must' : points === 0 ? '' : signed(points)}
              </span>
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-1.5 text-ink-soft">
          Or
          {others.map(({ tableUuid, points }) => {
            const table = desk.tableOf.get(tableUuid);
            if (!table) return null;
            const words = `${tableName(table)} ${points === 0 ? '±0' : signed(points)}`;
            if (!desk.canEdit)
              return (
                <span key={tableUuid} className="rounded-full bg-linen px-2.5 py-1 text-ink text-xs">
                  {words}
                </span>
              );
            return (
              <ChipButton
                key={tableUuid}
                aria-label={`Move to ${words} points`}
                onPress={() => desk.actions.place([guestUuid], table)}
                className="relative min-h-7 cursor-pointer rounded-full bg-linen px-2.5 font-semibold text-ink text-xs tabular-nums after:absolute after:-inset-x-0.5 after:-inset-y-2 data-hovered:bg-gold-tint"
              >
                {words}
              </ChipButton>
            );
          })}
        </p>
      )}
    </div>
  );
}
