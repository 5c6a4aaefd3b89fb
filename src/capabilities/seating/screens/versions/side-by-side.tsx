import { useQuery } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { Loaded } from '#app/loaded.tsx';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import type { PlanVersion } from '../../contract/versions.contract.ts';
import { planVersionQuery, planVersionsQuery, SEATING_PLAN_KEY } from '../../queries.ts';
import { planDifferences } from '../../rules/plan-differences.ts';
import { useSeating } from '../desk/seating-context.ts';
import { RoomPicture } from '../start/room-picture.tsx';
import type { SeatingStore } from '../store/seating-store.ts';

const takenOf = (seats: readonly { tableUuid: string; seat: number }[]) =>
  new Set(seats.map(({ tableUuid, seat }) => `${tableUuid} ${seat}`));

function Differences({ words }: { words: readonly string[] }) {
  if (words.length === 0) return <p className="mt-3 text-sm">Nothing is different.</p>;
  return (
    <div className="mt-3 text-sm">
      <h3 className="font-semibold font-text text-sm">What is different now</h3>
      <ul className="mt-1 list-disc ps-5">
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

/** As it was, beside as it is, and the difference in words. */
export function SideBySide({
  version,
  store,
  onDone,
}: {
  version: PlanVersion;
  store: SeatingStore;
  onDone: () => void;
}) {
  const { desk } = useSeating();
  const { plan } = desk;
  const then = useQuery(planVersionQuery(plan.uuid, version.number));
  const restore = useAction({
    run: async () => {
      await store.whenSaved();
      return api.seating.restoreVersion({
        uuid: plan.uuid,
        number: version.number,
        operationUuid: crypto.randomUUID(),
      });
    },
    refreshes: [SEATING_PLAN_KEY, planVersionsQuery(plan.uuid).queryKey],
    done: 'The plan is as it was. The one before it is kept among the earlier versions.',
    onDone,
  });
  return (
    <Loaded query={then} label="that version">
      {({ state }) => (
        <div className="mt-3">
          <div className="grid gap-4 sm:grid-cols-2">
            {[
              { label: 'Then', state },
              { label: 'Now', state: plan.state },
            ].map((one) => (
              <figure key={one.label}>
                <figcaption className="mb-1 font-semibold text-sm">
                  {one.label}: {plural(one.state.tables.length, 'table')}, {one.state.seats.length} seated
                </figcaption>
                <RoomPicture
                  label={`${one.label}: ${plural(one.state.tables.length, 'table')}`}
                  room={one.state.room}
                  tables={one.state.tables}
                  taken={takenOf(one.state.seats)}
                />
              </figure>
            ))}
          </div>
          <Differences words={planDifferences(state, plan.state, desk.nameOf)} />
          {desk.canEdit && (
            <Button className="mt-3" isPending={restore.isPending} onPress={() => restore.mutate()}>
              Bring it back
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}
