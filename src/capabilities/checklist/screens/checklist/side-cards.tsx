import { useState } from 'react';
import { paths } from '#app/rules/paths.ts';
import { calendarDate, daysBetween } from '#base/calendar-date.ts';
import { formatCount } from '#base/format-count.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { ChecklistTask } from '../../contract.ts';
import { type ChecklistView, placeLabel, turnWords } from '../../rules/checklist-view.ts';
import { planWords, soundTemplates } from '../../rules/plan-templates.ts';
import { progressWords } from '../../rules/progress-words.ts';
import { TEMPLATES, type TemplateKey } from '../../rules/templates.data.ts';
import { useChecklist } from './checklist-context.ts';
import { MemberMark } from './member-mark.tsx';

type View = ChecklistView<ChecklistTask>;

const card = 'rounded-card border border-line bg-paper p-5';

function Ring({ done, all }: { done: number; all: number }) {
  const around = 2 * Math.PI * 26;
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-16 shrink-0">
      <circle cx="32" cy="32" r="26" fill="none" strokeWidth="6" className="stroke-line" />
      <circle
        cx="32"
        cy="32"
        r="26"
        fill="none"
        strokeWidth="6"
        // At its beginning a round end would be a dot.
        strokeLinecap={done === 0 ? 'butt' : 'round'}
        strokeDasharray={`${(all === 0 ? 0 : done / all) * around} ${around}`}
        transform="rotate(-90 32 32)"
        className="stroke-green"
      />
      <text x="32" y="39" textAnchor="middle" className="fill-ink font-display text-xl">
        {done}
      </text>
    </svg>
  );
}

export function ProgressCard({ counts }: Pick<View, 'counts'>) {
  const { list } = useChecklist();
  const days = {
    today: calendarDate(list.today),
    weddingDate: list.weddingDate === null ? null : calendarDate(list.weddingDate),
  };
  return (
    <section aria-label="Progress" className={classNames(card, 'flex items-center gap-4')}>
      <Ring {...counts} />
      <div className="min-w-0">
        <p className="font-display text-xl">
          {counts.done} of {counts.all} done
        </p>
        <p className="text-ink-soft text-sm">{progressWords(counts, days)}</p>
        {days.weddingDate === null && list.members.length > 0 && (
          <TextLink to={paths.accountSettings('wedding')} className="text-sm">
            Set your date
          </TextLink>
        )}
      </div>
    </section>
  );
}

/** 'August looks full': which of it could be done earlier, and the button that moves it. */
export function FullMonthCard({ full }: Pick<View, 'full'>) {
  const { list, actions } = useChecklist();
  const [isShown, setShown] = useState(false);
  if (!full) return null;
  const name = placeLabel(full.month, list.today);
  const moves = full.moves.flatMap(({ uuid, month }) => {
    const task = list.tasks.find((one) => one.uuid === uuid);
    return task ? [{ task, month }] : [];
  });
  return (
    <section aria-labelledby="full-month" className="rounded-card bg-blush p-5">
      <h2 id="full-month" className="text-xl">
        {name} looks full
      </h2>
      <p className="mt-1">
        {plural(full.count, 'task')} land in one month.{' '}
        {moves.length > 0
          ? `${formatCount(moves.length)} of them can happen earlier without harm.`
          : 'None of them should move. Ask someone to take a few.'}
      </p>
      {isShown && (
        <ul className="mt-3 space-y-1">
          {moves.map(({ task, month }) => (
            <li key={task.uuid} className="flex justify-between gap-3 text-sm">
              <span className="min-w-0 break-words">{task.title}</span>
              <span className="shrink-0">{placeLabel(month, list.today)}</span>
            </li>
          ))}
        </ul>
      )}
      {moves.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {!isShown && (
            <Button variant="secondary" size="small" onPress={() => setShown(true)}>
              Show me which
            </Button>
          )}
          {isShown && actions && (
            <Button
              size="small"
              onPress={() => {
                actions.spread(moves);
                setShown(false);
              }}
            >
              Move {plural(moves.length, 'task')}
            </Button>
          )}
          {isShown && (
            <Button variant="quiet" size="small" onPress={() => setShown(false)}>
              Leave them
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

export function TurnsCard({ canInvite }: { canInvite: boolean }) {
  const { list } = useChecklist();
  if (list.members.length === 0) return null;
  return (
    <section aria-labelledby="turns" className={card}>
      <h2 id="turns" className="mb-2 text-xl">
        Whose turn
      </h2>
      <ul>
        {list.members.map((member) => (
          <li key={member.userUuid} className="flex items-center gap-3 border-line py-2.5 not-last:border-b">
            <MemberMark member={member} members={list.members} isNamed={false} />
            <span className="min-w-0 grow truncate font-medium">{member.firstName}</span>
            <span className="shrink-0 text-ink-soft text-sm">
              {turnWords(list.tasks, member.userUuid, list)}
            </span>
          </li>
        ))}
      </ul>
      {canInvite && (
        <p className="mt-3">
          <TextLink to={paths.accountSettings('partner')}>Ask someone to help</TextLink>
        </p>
      )}
    </section>
  );
}

/** One base and what is added to it, as it stands with one pressed. */
function pressed(templates: readonly TemplateKey[], key: TemplateKey): TemplateKey[] {
  const isOn = templates.includes(key);
  return soundTemplates(isOn ? templates.filter((one) => one !== key) : [...templates, key]);
}

/** The kinds most weddings are; ceremonies are asked for. */
const AT_FIRST = 6;

export function PlanCard() {
  const { list, actions } = useChecklist();
  const [isAll, setAll] = useState(false);
  const { templates, weddingDate, today } = list;
  const shown = TEMPLATES.filter(({ key }, place) => isAll || place < AT_FIRST || templates.includes(key));
  const left = weddingDate === null ? undefined : daysBetween(calendarDate(today), calendarDate(weddingDate));
  const fitted = left !== undefined && left > 0 ? `, fitted to the ${plural(left, 'day')} you have` : '';
  return (
    <section aria-labelledby="plan" className={card}>
      <h2 id="plan" className="mb-1 text-xl">
        Your plan
      </h2>
      <p className="text-ink-soft text-sm">
        {planWords(templates)}
        {fitted}. Change it anytime; what you finished or edited stays.
      </p>
      {actions && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {shown.map(({ key, label }) => {
            const isOn = templates.includes(key);
            return (
              <li key={key}>
                <Button
                  variant="secondary"
                  size="small"
                  aria-pressed={isOn}
                  className={isOn ? 'border-secondary! bg-cove-tint!' : 'font-normal!'}
                  onPress={() => actions.savePlan(pressed(templates, key), templates)}
                >
                  {label}
                </Button>
              </li>
            );
          })}
          {!isAll && (
            <li>
              <Button variant="quiet" size="small" onPress={() => setAll(true)}>
                Ceremonies…
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** What was taken off, there to be put back. */
export function RemovedCard({ removed }: Pick<View, 'removed'>) {
  const { actions } = useChecklist();
  if (removed.length === 0 || !actions) return null;
  return (
    <details className={card}>
      <summary className="cursor-pointer font-semibold">
        Taken off your list ({formatCount(removed.length)})
      </summary>
      <ul className="mt-2">
        {removed.map((task) => (
          <li key={task.uuid} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 break-words">{task.title}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Put back: ${task.title}`}
              onPress={() => actions.restore(task)}
            >
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
