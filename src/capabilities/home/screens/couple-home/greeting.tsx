import { Fragment } from 'react';
import { calendarDate, daysBetween, parseCalendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import type { HomeAnswer } from '../../contract.ts';
import { daySentence, weekSentence } from '../../rules/week-sentence.ts';
import { CountdownCard } from './countdown-card.tsx';

interface GreetingProps {
  home: HomeAnswer;
  wedding: NonNullable<HomeAnswer['wedding']>;
}

/** '2027-09-11' is read as 'Saturday, September 11' where the year is not in doubt. */
function dayWithoutYear(day: string): string {
  return formatLongDate(calendarDate(day)).replace(/, \d{4}$/, '');
}

/** Who it is, what day it is, and the week in a sentence. */
export function Greeting({ home, wedding }: GreetingProps) {
  const { firstName, partOfDay, today, due } = home;
  const { weddingDate } = wedding;
  const day = weddingDate === null ? undefined : parseCalendarDate(weddingDate);
  const onTheDay = day && daySentence(daysBetween(calendarDate(today), day), due.length);
  const sentence = onTheDay || weekSentence(due, calendarDate(today));
  const name = firstName ? `, ${firstName}` : '';
  return (
    <div className="grid grid-cols-1 items-center gap-6 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:gap-10 md:max-lg:gap-15">
      <div>
        <p className="text-ink-soft">{dayWithoutYear(today)}</p>
        <h1 className="mt-1 text-4xl lg:text-5xl">{`Good ${partOfDay}${name}`}</h1>
        <p className="mt-3 max-w-150 text-pretty font-display text-xl leading-8 md:text-2xl md:leading-9">
          {sentence.map(({ text, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is drawn anew whenever a word of it changes.
            <Fragment key={index}>
              {href ? (
                <PlainLink
                  to={href}
                  className="underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
                >
                  {text}
                </PlainLink>
              ) : (
                text
              )}
            </Fragment>
          ))}
        </p>
      </div>
      <CountdownCard wedding={wedding} today={today} />
    </div>
  );
}
