import { data } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import { letterMeta, MissingLetter } from '#capabilities/identity/parts/missing-letter.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { InvitationLetter } from '../contract/invitations.contract.ts';
import { letterQuery } from '../queries.ts';
import { weddingsPaths } from '../rules/paths.ts';
import type { Route } from './+types/invitation.route.ts';
import { AnswerForm } from './invitation/answer-form.tsx';
import { closedLetter } from './invitation/invitation-words.ts';
import { OpenLetter } from './invitation/open-letter.tsx';
import { OwnLetter } from './invitation/own-letter.tsx';
import { ownWedding } from './own-wedding.ts';

export const meta = letterMeta;

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { is_guest: isGuest } = await api.identity.account.status();
  try {
    const letter = await api.weddings.readInvitation({ token: params.token });
    if (isGuest) return { letter, isGuest, ownWeddingNames: undefined, ownLink: null };
    const [wedding, invitations] = await Promise.all([ownWedding(api), api.weddings.listInvitations()]);
    const own = invitations.find(({ uuid, direction }) => uuid === letter.uuid && direction === 'SENT');
    return { letter, isGuest, ownWeddingNames: wedding?.coupleNames, ownLink: own?.linkPath ?? null };
  } catch (error) {
    if (!hasErrorCode(error, 'invitation.not_found')) throw error;
    return data({ letter: undefined, isGuest, ownWeddingNames: undefined, ownLink: null }, { status: 404 });
  }
}

function GuestChoices({ here }: { here: string }) {
  return (
    <>
      <p>To join, create a free account or log in. We’ll bring you right back here.</p>
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <ButtonLink size="large" to={paths.onboarding(here)}>
          Create an account
        </ButtonLink>
        <ButtonLink size="large" variant="secondary" to={paths.login(here)}>
          Log in
        </ButtonLink>
      </div>
    </>
  );
}

function ClosedLetter({ letter, isGuest }: { letter: InvitationLetter; isGuest: boolean }) {
  const { title, text } = closedLetter(letter);
  return (
    <LetterPage title={title}>
      <p className="text-ink-soft">{text}</p>
      {letter.status === 'ACCEPTED' && !isGuest ? (
        <ButtonLink to={`${paths.accountSettings()}#partner`}>See who’s planning</ButtonLink>
      ) : (
        <ButtonLink to={paths.home()} variant="secondary">
          Go home
        </ButtonLink>
      )}
    </LetterPage>
  );
}

interface LetterProps {
  letter: InvitationLetter;
  token: string;
  isGuest: boolean;
  /** To copy, for who sent it. */
  ownLink: string | null;
  ownWeddingNames: string | undefined;
}

function Letter({ letter: loaded, token, isGuest, ownLink, ownWeddingNames }: LetterProps) {
  const { data: letter } = useLoaded(letterQuery(token), loaded);
  if (letter.status !== 'PENDING') return <ClosedLetter letter={letter} isGuest={isGuest} />;
  if (ownLink) return <OwnLetter firstName={letter.firstName} linkPath={ownLink} />;
  return (
    <OpenLetter letter={letter}>
      {isGuest ? (
        <GuestChoices here={weddingsPaths.invitation(token)} />
      ) : (
        <AnswerForm uuid={letter.uuid} token={token} ownWeddingNames={ownWeddingNames} />
      )}
    </OpenLetter>
  );
}

export default function InvitationScreen({ loaderData, params }: Route.ComponentProps) {
  const { letter, ...reader } = loaderData;
  if (!letter) return <MissingLetter />;
  return <Letter letter={letter} token={params.token} {...reader} />;
}
