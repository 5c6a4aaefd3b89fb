import { paths } from '#app/rules/paths.ts';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import { INVITATION_DAYS } from '#capabilities/identity/rules/invitation-states.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { TeamLetter } from '../../contract/letter.contract.ts';

type ClosedStatus = Exclude<TeamLetter['status'], 'PENDING'>;

function wordsOf({ status, inviterName }: TeamLetter): { title: string; text: string } {
  const inviter = inviterName || 'the owner';
  const words: Record<ClosedStatus, { title: string; text: string }> = {
    ACCEPTED: { title: 'This invitation has been accepted', text: 'There’s nothing left to do here.' },
    DECLINED: {
      title: 'This invitation has been declined',
      text: `Changed your mind? Ask ${inviter} to send you a new one.`,
    },
    EXPIRED: {
      title: 'This invitation has expired',
      text: `Invitations are good for ${INVITATION_DAYS} days. Ask ${inviter} to resend it.`,
    },
    REVOKED: {
      title: 'This invitation is no longer valid',
      text: `It was canceled. If that’s a surprise, ask ${inviter}.`,
    },
  };
  return words[status === 'PENDING' ? 'EXPIRED' : status];
}

/** What is left to say once an invitation is answered or over. */
export function ClosedLetter({ letter, isGuest }: { letter: TeamLetter; isGuest: boolean }) {
  const { title, text } = wordsOf(letter);
  const isTheirs = letter.status === 'ACCEPTED' && !isGuest;
  return (
    <LetterPage title={title}>
      <p className="text-ink-soft">{text}</p>
      <ButtonLink to={isTheirs ? paths.start({ side: 'vendor' }) : paths.home()} variant="secondary">
        {isTheirs ? 'Go to your leads' : 'Go home'}
      </ButtonLink>
    </LetterPage>
  );
}
