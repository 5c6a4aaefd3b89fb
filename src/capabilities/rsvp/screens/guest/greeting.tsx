import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { coupleWords } from '../../rules/couple-words.ts';
import { knownReply } from '../../rules/fitting-reply.ts';
import { shortDayWords, whenWords } from '../../rules/guest-dates.ts';
import type { GuestWords } from '../../rules/guest-words.ts';
import type { HouseholdInvitation } from '../../rules/household-invitation.ts';
import { personWords } from '../../rules/person-words.ts';
import { openStep, replySteps } from '../../rules/reply-steps.ts';
import bouquet from '../pictures/bouquet.webp?url';
import { guestButton } from './guest-button.ts';
import { LanguageMenu } from './guest-page.tsx';

export interface HouseholdProps {
  words: GuestWords;
  language: GuestLanguage;
  invitation: HouseholdInvitation;
  stepPath: (key: string) => string;
}

/** The first day anything can be answered, and the last. */
function askedDays({ events }: HouseholdInvitation) {
  const asked = events.filter(({ asksReply }) => asksReply);
  const open = asked.filter(({ window }) => window === 'OPEN');
  const lastDays = open.flatMap(({ answerBy }) => answerBy ?? []).toSorted();
  const opening = asked.flatMap(({ window, opensOn }) => (window === 'NOT_OPEN' && opensOn ? [opensOn] : []));
  return {
    isAsked: asked.length > 0,
    isOpen: open.length > 0,
    answerBy: lastDays[0],
    opensOn: opening.toSorted()[0],
  };
}

function Events({ words, language, invitation }: Omit<HouseholdProps, 'stepPath'>) {
  return (
    <ul className="mb-8 space-y-5 border-line border-t pt-5">
      {invitation.events.map((event) => (
        <li key={event.uuid}>
          <p className="font-semibold">
            <bdi>{event.name}</bdi>
          </p>
          <p>{whenWords(language, words, event)}</p>
          <p>
            <bdi>{[event.placeName, event.address].filter(Boolean).join(', ')}</bdi>
          </p>
          {event.attire && <p className="text-ink-soft">{words.wear(event.attire)}</p>}
          {event.text && (
            <p className="whitespace-pre-line text-ink-soft">
              <bdi>{event.text}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Greeting(given: HouseholdProps & { path: string }) {
  const { words, language, invitation, stepPath, path } = given;
  const couple = coupleWords(words, invitation);
  const named = invitation.people.filter(({ isOpen }) => !isOpen);
  const names = (named.length > 0 ? named : invitation.people).map((person) =>
    personWords(words, invitation, person),
  );
  const { isAsked, isOpen, answerBy, opensOn } = askedDays(invitation);
  const asked = isOpen ? 'OPEN' : 'ALL';
  const reply = invitation.draft ?? knownReply(invitation);
  const start =
    (invitation.draft && openStep(invitation, reply, asked)) || replySteps(invitation, reply, asked)[0];
  return (
    <>
      <div className="relative -mx-5 -mt-4 mb-6">
        <img
          src={bouquet}
          alt=""
          width={840}
          height={520}
          fetchPriority="high"
          className="h-52 w-full object-cover sm:rounded-t-sheet"
        />
        <div className="absolute end-3 top-3">
          <LanguageMenu words={words} language={language} path={path} />
        </div>
      </div>
      <h1 className="mb-4 text-balance font-display text-4xl">
        <bdi>{words.dear(words.list(names))}</bdi>
      </h1>
      <p className="mb-6 whitespace-pre-line text-xl">
        <bdi>{invitation.greeting || words.gettingMarried(couple)}</bdi>
      </p>
      <Events words={words} language={language} invitation={invitation} />
      <div className="mt-auto text-center">
        {!isAsked ? (
          <p>{words.noQuestions}</p>
        ) : isOpen ? (
          <>
            <a href={stepPath(start?.key ?? 'summary')} className={guestButton.primary}>
              {invitation.draft ? words.goOn : words.answerNow}
            </a>
            {answerBy && (
              <p className="mt-3 text-base text-ink-soft">
                {words.answerBy(shortDayWords(language, answerBy))}
              </p>
            )}
          </>
        ) : opensOn ? (
          <p>{words.answersFrom(shortDayWords(language, opensOn))}</p>
        ) : (
          <Closed
            words={words}
            couple={couple}
            isWaiting={invitation.waiting}
            href={stepPath(start?.key ?? 'summary')}
          />
        )}
        {invitation.contact && (
          <p className="mt-4 text-base text-ink-soft">
            {words.contact} <bdi>{invitation.contact}</bdi>
          </p>
        )}
      </div>
    </>
  );
}

interface ClosedProps {
  words: GuestWords;
  couple: string;
  isWaiting: boolean;
  href: string;
}

/** After the last day: what is possible still. */
export function Closed({ words, couple, isWaiting, href }: ClosedProps) {
  if (isWaiting)
    return (
      <div className="rounded-card bg-sage/60 p-4">
        <h2 className="font-semibold">{words.requested}</h2>
        <p>{words.requestedLead(couple)}</p>
      </div>
    );
  return (
    <div>
      <h2 className="font-semibold">{words.closed}</h2>
      <p className="mb-4">{words.closedLead(couple)}</p>
      <a href={href} className={guestButton.plain}>
        {words.askForChange}
      </a>
    </div>
  );
}
