import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { Picture } from '#ui/picture.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import type { Front } from '../../rules/arrange-front.ts';
import { optionWord } from '../../rules/filter-words.ts';
import { writeInspirationQuery } from '../../rules/inspiration-address.ts';

export interface SeasonTilesProps {
  seasons: Front['seasons'];
  counts: Readonly<Record<string, number>>;
}

export function SeasonTiles({ seasons, counts }: SeasonTilesProps) {
  return (
    <section aria-labelledby="seasons">
      <h2 id="seasons" className="pb-5 text-2xl md:pb-8 md:text-4xl">
        Or a season
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
        {seasons.map(({ season, picture }) => (
          <li key={season} className="group relative overflow-hidden rounded-card">
            <Picture
              asset={picture}
              alt=""
              width={400}
              sizes="(min-width: 1024px) 285px, 46vw"
              className="aspect-3/4 transition-transform duration-250 group-hover:scale-102 motion-reduce:transform-none"
            />
            <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink/85 to-transparent px-4 pt-16 pb-4 text-paper md:px-5 md:pb-5">
              <h3 className="text-xl md:text-2xl">
                <PlainLink
                  to={paths.realWeddings() + writeInspirationQuery({ season, page: 1 })}
                  className="rounded-mark after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
                >
                  {optionWord(season)}
                </PlainLink>
              </h3>
              <p className="text-sm">{plural(counts[season] ?? 0, 'wedding')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
