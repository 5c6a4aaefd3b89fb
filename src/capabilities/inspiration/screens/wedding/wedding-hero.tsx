import { paths } from '#app/rules/paths.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthYear } from '#base/calendar-date-format.ts';
import type { RealWedding } from '#capabilities/editorial/contract.ts';
import { PhotoFavoriteButton } from '#capabilities/favorites/parts/photo-favorite-button.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Picture } from '#ui/picture.tsx';
import { coupleNames } from '../../rules/couple-names.ts';
import { INSPIRATION, REAL_WEDDINGS } from '../inspiration-steps.ts';

/** Names, place and month beside the one picture that says what kind of day it was. */
export function WeddingHero({ wedding }: { wedding: RealWedding }) {
  const { title, summary, city, stateCode, weddingDate, photos } = wedding;
  const [opening] = photos;
  return (
    <header className="grid items-center gap-8 md:gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
      <div className="max-lg:text-center">
        <Breadcrumb
          className="max-lg:[&_ol]:justify-center"
          steps={[
            { label: INSPIRATION.label, to: paths.inspiration() },
            { label: REAL_WEDDINGS.label, to: paths.realWeddings() },
            { label: coupleNames(wedding) },
          ]}
        />
        <h1 className="pt-3 text-4xl md:text-5xl xl:text-6xl">{title}</h1>
        <p className="pt-4 font-display text-primary text-xl md:text-2xl">{coupleNames(wedding)}</p>
        <p className="pt-1 text-ink-soft">
          {city}, {stateCode} · {formatMonthYear(calendarDate(weddingDate))}
        </p>
        <p className="pt-5 text-lg md:text-xl md:leading-8">{summary}</p>
      </div>
      {opening && (
        <div className="relative">
          <Picture
            asset={opening.picture}
            width={800}
            sizes="(min-width: 1280px) 670px, (min-width: 1024px) 56vw, 94vw"
            isPriority
            className="aspect-4/3 rounded-card"
          />
          <PhotoFavoriteButton
            imageId={opening.imageId}
            photoAlt={opening.picture.alt}
            placement={{ location: 'real-wedding', tilePosition: 0 }}
            className="absolute end-3 top-3"
          />
        </div>
      )}
    </header>
  );
}
