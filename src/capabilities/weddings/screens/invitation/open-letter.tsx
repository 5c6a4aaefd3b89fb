import type { ReactNode } from 'react';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatMediumDate } from '#base/calendar-date-format.ts';
import type { InvitationLetter } from '../../contract/invitations.contract.ts';
import { WeddingCard } from '../../parts/wedding-card.tsx';
import { weddingWords, whatRoleDoes } from './invitation-words.ts';
import { LetterPage } from './letter-page.tsx';

interface OpenLetterProps {
  letter: InvitationLetter;
  /** What the reader can do now. */
  children: ReactNode;
}

/** An invitation that waits for an answer. */
export function OpenLetter({ letter, children }: OpenLetterProps) {
  const { firstName, inviterFirstName, coupleNames, role, weddingDate, expiresAt } = letter;
  const [first = '', second = ''] = coupleNames.split(' & ');
  const inviter = inviterFirstName || 'A couple';
  return (
    <LetterPage
      title={firstName ? `${firstName}, you’re invited to plan along` : 'You’re invited to plan along'}
      card={
        coupleNames && (
          <WeddingCard
            firstNames={[first, second]}
            date={weddingDate}
            className="w-full max-w-90 lg:rotate-[-1.5deg]"
          />
        )
      }
    >
      <p>
        {inviter} would like you to join {weddingWords(coupleNames)} on Ampersand.
      </p>
      <p className="text-ink-soft">{whatRoleDoes(role)}</p>
      {children}
      <p className="text-base text-ink-soft">
        Open until {formatMediumDate(calendarDateOf(new Date(expiresAt)))}. If you don’t know {inviter}, you
        can simply leave this page.
      </p>
    </LetterPage>
  );
}
