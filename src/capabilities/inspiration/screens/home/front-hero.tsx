import { paths } from '#app/rules/paths.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthYear } from '#base/calendar-date-format.ts';
import type { RealWeddingCard } from '#capabilities/editorial/contract.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import { coupleNames } from '../../rules/couple-names.ts';

/** What this area is, beside the newest wedding. */
export function FrontHero({ lead }: { lead: RealWeddingCard | undefined }) {
  return (
    <header className="grid items-center gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
      <div>
        <h1 className="text-4xl md:text-5xl xl:text-6xl">Real weddings, and the people who made them</h1>
        <p className="pt-4 text-ink-soft text-lg md:text-xl md:leading-8">
          Browse by color, season, and style. Save the photos you love, and meet the florist, caterer, and
          band behind them.
        </p>
        <div className="flex flex-wrap gap-3 pt-7">
          <ButtonLink to={paths.realWeddings()} size="large">
            See real weddings
          </ButtonLink>
          <ButtonLink to={paths.photos()} size="large" variant="secondary">
            Browse photos
          </ButtonLink>
        </div>
      </div>
      {lead && (
        <article className="group relative">
          <div className="overflow-hidden rounded-card">
            <Picture
              asset={lead.cover}
              alt=""
              width={800}
              sizes="(min-width: 1280px) 670px, (min-width: 1024px) 56vw, 94vw"
              ratio="4/3"
              isPriority
              className="transition-transform duration-250 group-hover:scale-101 motion-reduce:transform-none"
            />
          </div>
          <div className="relative mx-4 -mt-14 rounded-card bg-paper p-5 shadow-float md:mx-10 md:-mt-20 md:p-7">
            <p className="text-primary text-sm">
              The newest · {lead.city}, {lead.stateCode} · {formatMonthYear(calendarDate(lead.weddingDate))}
            </p>
            <h2 className="pt-1 text-2xl md:text-3xl">
              <PlainLink
                to={paths.realWedding(lead.slug)}
                className="rounded-mark after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
              >
                {lead.title}
              </PlainLink>
            </h2>
            <p className="pt-1 text-ink-soft">{coupleNames(lead)}</p>
          </div>
        </article>
      )}
    </header>
  );
}
