import { data } from 'react-router';
import { actingApiOf, isCallRefusal } from '#app/request-scope.ts';
import { coupleWords } from '../rules/couple-words.ts';
import { rsvpPaths } from '../rules/paths.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import type { Route } from './+types/household.route.ts';
import { Greeting } from './guest/greeting.tsx';
import { GuestPage } from './guest/guest-page.tsx';
import { NoLink } from './guest/no-link.tsx';
import { OpenedBeacon } from './guest/opened-beacon.tsx';
import { Receipt } from './guest/receipt.tsx';
import { guestHeaders } from './guest-headers.ts';
import { loadInvitation } from './load-invitation.ts';

export const handle = { script: 'none' };
export const headers = guestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? loaderData.title : 'Your invitation · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const loaded = await loadInvitation(context, params.code, url);
  const words = wordsOf(loaded.page.lang);
  return { ...loaded, code: params.code, title: words.pageTitle(coupleWords(words, loaded.invitation)) };
}

/** The one form here: a copy of the answer by mail. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const words = wordsOf((await loadInvitation(context, params.code, url)).page.lang);
  const email = String((await request.formData()).get('email') ?? '');
  try {
    await actingApiOf(context).rsvp.mailReceipt({ code: params.code, email });
    return { email, mailed: words.emailed(email), problem: undefined };
  } catch (error) {
    if (!isCallRefusal(error)) throw error;
    const problem = error.status === 429 ? words.tooMany : words.wrongEmail;
    return data({ email, mailed: undefined, problem }, { status: error.status });
  }
}

/** What a household sees first: its invitation, or what it has answered. */
export default function HouseholdPage({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, page, query, code } = loaderData;
  const props = {
    words: wordsOf(page.lang),
    language: page.lang,
    invitation,
    stepPath: (key: string) => rsvpPaths.step(code, key) + query,
  };
  return (
    <GuestPage>
      {invitation.sent ? (
        <Receipt
          {...props}
          calendar={`/web-api/v1/guest-rsvp/${encodeURIComponent(code)}/calendar`}
          mail={actionData}
        />
      ) : (
        <Greeting {...props} path={rsvpPaths.household(code)} />
      )}
      <OpenedBeacon code={code} />
    </GuestPage>
  );
}

export function ErrorBoundary() {
  return <NoLink />;
}
