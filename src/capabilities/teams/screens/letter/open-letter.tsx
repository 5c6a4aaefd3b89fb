import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import type { TeamLetter } from '../../contract/letter.contract.ts';
import { asRole, roleSentence } from '../../rules/role-words.ts';
import { AnswerForm } from './answer-form.tsx';
import { GuestWays } from './guest-ways.tsx';
import { OtherAccount } from './other-account.tsx';

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

interface OpenLetterProps {
  letter: TeamLetter;
  token: string;
  /** The address of whoever reads it signed in. */
  reader: string | null;
}

function Ways({ letter, token, reader }: OpenLetterProps) {
  if (reader === null) return <GuestWays letter={letter} token={token} />;
  if (reader.toLowerCase() !== letter.email)
    return <OtherAccount letter={letter} token={token} reader={reader} />;
  return <AnswerForm token={token} storefrontNames={letter.storefrontNames} />;
}

/** An invitation that waits for an answer. */
export function OpenLetter(props: OpenLetterProps) {
  const { inviterName, storefrontNames, role, allowed, expiresAt } = props.letter;
  const inviter = inviterName || 'A vendor';
  return (
    <LetterPage title={`${inviter} invited you to ${AND.format(storefrontNames)}`}>
      <p>
        You’d join as {asRole(role)} on Ampersand.{' '}
        <span className="text-ink-soft">{roleSentence(allowed)}</span>
      </p>
      <Ways {...props} />
      <p className="text-base text-ink-soft">
        This invitation is good through {formatDateInText(calendarDateOf(new Date(expiresAt)))}. If you don’t
        know {inviterName || 'this vendor'}, you can ignore it.
      </p>
    </LetterPage>
  );
}
