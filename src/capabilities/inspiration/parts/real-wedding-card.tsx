import { paths } from '#app/rules/paths.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthYear } from '#base/calendar-date-format.ts';
import type { RealWeddingCard as RealWeddingCardData } from '#capabilities/editorial/contract.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import { coupleNames } from '../rules/couple-names.ts';
import { optionWord } from '../rules/filter-words.ts';
import { ToneDisc } from './tone-disc.tsx';

export interface RealWeddingCardProps {
  wedding: RealWeddingCardData;
  /** The first cards of a page load their pictures at once. */
  isPriority?: boolean;
  headingLevel?: 2 | 3;
  sizes?: string;
  className?: string;
}

const THREE_ACROSS = '(min-width: 1024px) 380px, (min-width: 480px) 46vw, 92vw';

/** A real wedding in a list. The whole card leads to its page, through the one link in its title. */
export function RealWeddingCard(props: RealWeddingCardProps) {
  const { wedding, isPriority = false, headingLevel = 3, sizes = THREE_ACROSS, className } = props;
  const { slug, title, city, stateCode, weddingDate, cover, color } = wedding;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames('group relative', className)}>
      <div className="overflow-hidden rounded-card">
        <Picture
          asset={cover}
          alt=""
          width={400}
          sizes={sizes}
          ratio="4/3"
          isPriority={isPriority}
          className="transition-transform duration-250 group-hover:scale-102 motion-reduce:transform-none"
        />
      </div>
      <p className="flex items-center gap-2 pt-4 text-ink-soft text-sm">
        <ToneDisc family={color} className="size-4" />
        <span className="sr-only">{optionWord(color)}, </span>
        {city}, {stateCode} · {formatMonthYear(calendarDate(weddingDate))}
      </p>
      <Heading className="pt-1 text-xl lg:text-2xl">
        <PlainLink
          to={paths.realWedding(slug)}
          className="rounded-mark after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {title}
        </PlainLink>
      </Heading>
      <p className="pt-1 text-ink-soft">{coupleNames(wedding)}</p>
    </article>
  );
}
