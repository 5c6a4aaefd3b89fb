import { coupleWords } from '../../rules/couple-words.ts';
import { knownReply } from '../../rules/fitting-reply.ts';
import { shortDayWords } from '../../rules/guest-dates.ts';
import { personWords } from '../../rules/person-words.ts';
import { showReceipt } from '../../rules/receipt-code.ts';
import { Closed, type HouseholdProps } from './greeting.tsx';
import { guestButton } from './guest-button.ts';
import { GuestField } from './guest-field.tsx';
import { SaidSoFar } from './said-so-far.tsx';
import { Tables } from './tables.tsx';

interface ReceiptProps extends HouseholdProps {
  /** Where the calendar file is. */
  calendar: string;
  mail: { email: string; mailed: string | undefined; problem: string | undefined } | undefined;
}

/** What the couple has from this household, as it is stored, with the way to change it. */
export function Receipt({ words, language, invitation, stepPath, calendar, mail }: ReceiptProps) {
  const { people, events, sent, contact } = invitation;
  const couple = coupleWords(words, invitation);
  const [first] = people;
  const open = events.filter(({ asksReply, window }) => asksReply && window === 'OPEN');
  const [until] = open.flatMap(({ answerBy }) => answerBy ?? []).toSorted();
  const isComing = events.some(({ invited }) => invited.some(({ status }) => status === 'ATTENDING'));
  return (
    <>
      <svg aria-hidden="true" width="56" height="56" viewBox="0 0 56 56" className="mt-4 mb-6">
        <circle cx="28" cy="28" r="28" className="fill-forest" />
        <path d="M17 29l8 8 15-16" fill="none" stroke="#fff" strokeWidth="3" />
      </svg>
      <h1 className="mb-2 text-balance font-display text-4xl">
        <bdi>{words.thanks(first ? personWords(words, invitation, first) : '')}</bdi>
      </h1>
      <p className="mb-5 text-xl">{words.haveYourAnswer(couple)}</p>
      <SaidSoFar words={words} language={language} invitation={invitation} reply={knownReply(invitation)} />
      <Tables words={words} invitation={invitation} />
      <p className="mb-6 text-ink-soft">
        {until && `${words.changeUntil(shortDayWords(language, until))} `}
        {words.noteNumber} <strong className="text-ink">{showReceipt(sent?.receipt ?? '')}</strong>
      </p>
      <div className="mt-auto grid gap-3">
        {isComing && (
          <a href={calendar} className={guestButton.primary}>
            {words.addToCalendar}
          </a>
        )}
        {open.length > 0 ? (
          <a href={stepPath('coming-1')} className={guestButton.plain}>
            {words.changeIt}
          </a>
        ) : (
          <Closed words={words} couple={couple} isWaiting={invitation.waiting} href={stepPath('coming-1')} />
        )}
        <details open={mail !== undefined} className="rounded-card border-2 border-line-strong bg-paper px-4">
          <summary className="min-h-14 cursor-pointer py-3 text-center font-semibold">
            {words.emailThis}
          </summary>
          {mail?.mailed ? (
            <p role="status" className="pb-4">
              <bdi>{mail.mailed}</bdi>
            </p>
          ) : (
            <form method="post" noValidate className="pb-4">
              {mail?.problem && (
                <p role="alert" className="mb-2 font-semibold text-red-deep">
                  {mail.problem}
                </p>
              )}
              <GuestField
                label={words.yourEmail}
                name="email"
                type="email"
                value={mail?.email ?? ''}
                longest={200}
                autoComplete="email"
              />
              <button type="submit" className={guestButton.primary}>
                {words.send}
              </button>
            </form>
          )}
        </details>
        {contact && (
          <p className="text-center text-base text-ink-soft">
            {words.contact} <bdi>{contact}</bdi>
          </p>
        )}
      </div>
    </>
  );
}
