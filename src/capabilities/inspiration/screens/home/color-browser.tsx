import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { COLOR_FAMILIES, FAMILY_TONES } from '#capabilities/editorial/rules/color-families.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { optionWord } from '../../rules/filter-words.ts';
import { writeInspirationQuery } from '../../rules/inspiration-address.ts';

/** Every color family as a card of paint, with how many weddings wear it. */
export function ColorBrowser({ counts }: { counts: Readonly<Record<string, number>> }) {
  const families = COLOR_FAMILIES.filter((family) => (counts[family] ?? 0) > 0);
  return (
    <section aria-labelledby="colors">
      <h2 id="colors" className="pb-5 text-2xl md:pb-8 md:text-4xl">
        Start with a color
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-5 lg:gap-5">
        {families.map((family) => (
          <li
            key={family}
            className="group relative overflow-hidden rounded-card border border-line bg-paper"
          >
            <div aria-hidden="true" className="flex h-24 md:h-32">
              {FAMILY_TONES[family].map((tone) => (
                <span
                  key={tone}
                  className="grow basis-0 transition-[flex-grow] duration-250 first:group-hover:grow-2"
                  style={{ backgroundColor: tone }}
                />
              ))}
            </div>
            <div className="px-4 py-3">
              <h3 className="text-lg">
                <PlainLink
                  to={paths.realWeddings() + writeInspirationQuery({ color: family, page: 1 })}
                  className="rounded-mark after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:underline-offset-4"
                >
                  {optionWord(family)}
                </PlainLink>
              </h3>
              <p className="text-ink-soft text-sm">{plural(counts[family] ?? 0, 'wedding')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
