import type { ReactNode } from 'react';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import type { InvitationLetter } from '../../contract/invitations.contract.ts';
import { WeddingCard } from '../../parts/wedding-card.tsx';
import { letterWords, whatRoleDoes } from './invitation-words.ts';

interface OpenLetterProps {
  letter: InvitationLetter;
  /** What the reader can do now. */
  children: ReactNode;
}

/** An invitation that waits for an answer. */
export function OpenLetter({ letter, children }: OpenLetterProps) {
  const { inviterFirstName, coupleNames, role, weddingDate, expiresAt } = letter;
  const [first = '', second = ''] = coupleNames.split(' & ');
  const { title, text } = letterWords(letter);
  return (
    <LetterPage
      title={title}
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
      <p>{text}</p>
      <p className="text-ink-soft">{whatRoleDoes(role)}</p>
      {children}
      <p className="text-base text-ink-soft">
        This invitation is good through {formatDateInText(calendarDateOf(new Date(expiresAt)))}. If you don’t
        know {inviterFirstName || 'this couple'}, you can ignore it.
      </p>
    </LetterPage>
  );
}
