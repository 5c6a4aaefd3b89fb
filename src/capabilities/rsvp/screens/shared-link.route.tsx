import { redirect } from 'react-router';
import { rsvpPaths } from '../rules/paths.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import type { Route } from './+types/shared-link.route.ts';
import { guestButton } from './guest/guest-button.ts';
import { GuestPage } from './guest/guest-page.tsx';
import { NoLink } from './guest/no-link.tsx';
import { StepTitle } from './guest/step-title.tsx';
import { guestHeaders } from './guest-headers.ts';
import { GuestHead } from './super-link/guest-head.tsx';
import { loadSharedLink } from './super-link/load-shared-link.ts';
import { WAYS } from './super-link/ways.ts';

export const handle = { script: 'none' };
export const headers = guestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? loaderData.title : 'Your invitation · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const loaded = await loadSharedLink(context, params.code, url);
  const [purpose, ...others] = loaded.purposes;
  // With one thing to do there is nothing to choose.
  if (purpose && others.length === 0)
    throw redirect(rsvpPaths.sharedWay(params.code, WAYS[purpose]) + loaded.query);
  return loaded;
}

/** What the link for everybody begins with, where it is for more than one thing. */
export default function SharedLinkPage({ loaderData }: Route.ComponentProps) {
  const { code, page, query, couple } = loaderData;
  const words = wordsOf(page.lang);
  return (
    <GuestPage>
      <GuestHead language={page.lang} path={rsvpPaths.shared(code)} />
      <StepTitle eyebrow={words.pageTitle(couple)} title={words.whatToDo} />
      <div className="grid gap-4">
        <a href={rsvpPaths.sharedWay(code, WAYS.RSVP) + query} className={guestButton.primary}>
          {words.answerInvitation}
        </a>
        <a href={rsvpPaths.sharedWay(code, WAYS.ADDRESS) + query} className={guestButton.plain}>
          {words.leaveAddress}
        </a>
      </div>
    </GuestPage>
  );
}

export function ErrorBoundary() {
  return <NoLink />;
}
