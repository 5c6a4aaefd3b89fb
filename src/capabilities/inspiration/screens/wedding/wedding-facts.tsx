import type { ReactNode } from 'react';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import type { RealWedding } from '#capabilities/editorial/contract.ts';
import { FAMILY_TONES } from '#capabilities/editorial/rules/color-families.ts';
import { TextLink } from '#ui/text-link.tsx';
import { optionWord } from '../../rules/filter-words.ts';
import { type FilterKind, withChoice, writeInspirationQuery } from '../../rules/inspiration-address.ts';
import { photoTones } from '../../rules/photo-tones.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex min-h-11 flex-wrap items-center gap-x-3 font-medium md:min-h-0 md:pt-1">
        {children}
      </dd>
    </div>
  );
}

function ListLink({ kind, choice, children }: { kind: FilterKind; choice: string; children: ReactNode }) {
  return (
    <TextLink
      to={paths.realWeddings() + writeInspirationQuery(withChoice({ page: 1 }, kind, choice))}
      className="inline-flex min-h-11 items-center md:min-h-0"
    >
      {children}
    </TextLink>
  );
}

/** What the day was like in a few words, each leading to others like it, and its colors as the photos have them. */
export function WeddingFacts({ wedding }: { wedding: RealWedding }) {
  const { season, setting, styles, color, guestCount, state, market, photos } = wedding;
  const place = market ?? state;
  const tones = photoTones([...FAMILY_TONES[color], ...photos.map(({ picture }) => picture.dominantColor)]);
  return (
    <section aria-label="At a glance" className="border-line border-y py-6 md:py-8">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 md:gap-y-6 xl:grid-cols-6">
        <Fact label="Around">
          <ListLink kind="place" choice={place.slug}>
            {place.name}
          </ListLink>
        </Fact>
        <Fact label="Season">
          <ListLink kind="season" choice={season}>
            {optionWord(season)}
          </ListLink>
        </Fact>
        <Fact label="Setting">
          <ListLink kind="setting" choice={setting}>
            {optionWord(setting)}
          </ListLink>
        </Fact>
        <Fact label="Style">
          {styles.map((style) => (
            <ListLink key={style} kind="style" choice={style}>
              {optionWord(style)}
            </ListLink>
          ))}
        </Fact>
        <Fact label="Guests">{plural(guestCount, 'guest')}</Fact>
        <Fact label="Colors">
          <ListLink kind="color" choice={color}>
            {optionWord(color)}
          </ListLink>
        </Fact>
      </dl>
      <div
        aria-hidden="true"
        className="mt-6 flex h-10 overflow-hidden rounded-card border border-ink/8 md:mt-8"
      >
        {tones.map((tone) => (
          <span key={tone} className="grow basis-0" style={{ backgroundColor: tone }} />
        ))}
      </div>
    </section>
  );
}
