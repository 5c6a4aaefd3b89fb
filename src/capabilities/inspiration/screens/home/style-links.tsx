import { paths } from '#app/rules/paths.ts';
import { WEDDING_SETTINGS } from '#capabilities/editorial/rules/wedding-settings.ts';
import { WEDDING_STYLES } from '#capabilities/editorial/rules/wedding-styles.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { optionWord } from '../../rules/filter-words.ts';
import { withChoice, writeInspirationQuery } from '../../rules/inspiration-address.ts';

type Counts = Readonly<Record<string, number>>;

/** What a day can be like, in words. */
export function StyleLinks({ styles, settings }: { styles: Counts; settings: Counts }) {
  const words = [
    ...WEDDING_STYLES.map((key) => ({ kind: 'style' as const, key, count: styles[key] ?? 0 })),
    ...WEDDING_SETTINGS.map((key) => ({ kind: 'setting' as const, key, count: settings[key] ?? 0 })),
  ].filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="styles">
      <h2 id="styles" className="pb-5 text-2xl md:pb-6 md:text-4xl">
        Or a feeling
      </h2>
      <ul className="flex flex-wrap gap-2 md:gap-3">
        {words.map(({ kind, key, count }) => (
          <li key={key}>
            <PlainLink
              to={paths.realWeddings() + writeInspirationQuery(withChoice({ page: 1 }, kind, key))}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-paper px-4 font-semibold text-sm transition-colors hover:border-ink/60 md:min-h-12 md:px-5 md:text-base"
            >
              {optionWord(key)}
              <span className="font-normal text-ink-soft text-sm tabular-nums">{count}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
