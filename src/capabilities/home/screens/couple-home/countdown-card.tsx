import { paths } from '#app/rules/paths.ts';
import { calendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { pictureAddress, pictureSrcSet } from '#base/picture-address.ts';
import { BuiltPicture } from '#ui/built-picture.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeAnswer } from '../../contract.ts';
import { countdownTo, countdownWords } from '../../rules/countdown.ts';
import { couplePicture } from './couple-picture.ts';
import { StageMenu } from './stage-menu.tsx';

interface CountdownCardProps {
  wedding: NonNullable<HomeAnswer['wedding']>;
  today: string;
}

const PICTURE = 'h-44 w-full bg-blush object-cover md:h-64';

/** The venue they booked, once they have; flowers until then. */
function VenuePicture({ wedding: { venue } }: Pick<CountdownCardProps, 'wedding'>) {
  if (venue?.imageId) {
    return (
      <img
        src={pictureAddress(venue.imageId, { width: 640 })}
        srcSet={pictureSrcSet(venue.imageId, 640)}
        alt={venue.name}
        width={640}
        height={400}
        className={PICTURE}
      />
    );
  }
  return (
    <BuiltPicture
      variants={couplePicture('flower-arch')}
      alt=""
      ratio={8 / 5}
      sizes="(min-width: 48rem) 500px, 100vw"
      place="hero"
      className={PICTURE}
    />
  );
}

export function CountdownCard({ wedding, today }: CountdownCardProps) {
  const { weddingDate, venue, city, allowed } = wedding;
  const day = weddingDate === null ? undefined : parseCalendarDate(weddingDate);
  const isOver = day !== undefined && day < today;
  const { figure, words } = countdownWords(countdownTo(day, calendarDate(today)));
  const place = [venue?.name, city && `${city.name}, ${city.stateCode}`].filter(Boolean).join(', ');
  return (
    <section
      aria-label="Your day"
      className="overflow-hidden rounded-sheet border border-line bg-paper md:relative md:overflow-visible md:border-0 md:bg-transparent md:pb-10"
    >
      <div className="overflow-hidden md:rounded-sheet">
        <VenuePicture wedding={wedding} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-paper px-5 py-4 md:absolute md:-start-8 md:end-16 md:bottom-0 md:rounded-card md:shadow-float">
        <p className="font-display text-5xl text-primary md:text-6xl">{day ? figure : '&'}</p>
        <div className="min-w-0 grow">
          <p className="font-semibold">{words}</p>
          <p className="text-ink-soft text-sm">
            {day ? formatLongDate(day) : 'Any day can be the day.'}
            {place && <span className="block truncate">{place}</span>}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            {!day && allowed.includes('edit-details') && (
              <TextLink to={paths.accountSettings('wedding')}>Set your date</TextLink>
            )}
            {!isOver && <StageMenu wedding={wedding} />}
          </p>
        </div>
      </div>
    </section>
  );
}
