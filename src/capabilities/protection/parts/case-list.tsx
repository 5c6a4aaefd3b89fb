import { plural } from '#base/text.ts';
import { classNames } from '#ui/class-names.ts';
import { type ProtectionCaseKey, protectionCase } from '../rules/protection-cases.data.ts';
import { type ShownCase, standingWords } from '../rules/standing-words.ts';

const TONES: Readonly<Record<ShownCase['state'], string>> = {
  OPEN: 'font-semibold',
  WAITING: 'font-semibold text-secondary',
  CAME: 'font-semibold text-green-deep',
  ENDED: 'text-ink-soft',
  NOT_COVERED: 'text-ink-soft',
};

function windowText(key: ProtectionCaseKey): string {
  const { windowDays, isAutomatic } = protectionCase(key);
  if (windowDays !== null) return `Within ${plural(windowDays, 'day')}`;
  return isAutomatic ? 'At once' : '';
}

/** Every case of the policy: what it is, how long it lasts, and how it stands for this lead. */
export function CaseList({ cases, timeZone }: { cases: readonly ShownCase[]; timeZone: string }) {
  return (
    <dl className="text-sm">
      {cases.map((shown) => {
        const { value, note } = standingWords(shown, timeZone);
        const isOpen = shown.state === 'OPEN' || shown.state === 'WAITING' || shown.state === 'CAME';
        return (
          <div
            key={shown.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t py-2.5"
          >
            <dt className={classNames(!isOpen && 'text-ink-soft')}>
              {protectionCase(shown.key).brief}
              <span className="block text-ink-soft text-xs">{windowText(shown.key)}</span>
            </dt>
            <dd className="text-end">
              <span className={TONES[shown.state]}>{value}</span>
              {note && <span className="block text-ink-soft text-xs">{note}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
