import { email as emailRule } from '#base/validation/email.ts';
import { rsvpPaths } from '../rules/paths.ts';
import { keptAddress } from '../rules/rehearsal/kept-address.ts';
import { rehearsedInvitation } from '../rules/rehearsal/rehearsed-invitation.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import type { Route } from './+types/rehearsed-household.route.ts';
import { Greeting } from './guest/greeting.tsx';
import { GuestPage } from './guest/guest-page.tsx';
import { Receipt } from './guest/receipt.tsx';
import { guestHeaders } from './guest-headers.ts';
import { loadRehearsal } from './rehearsal/load-rehearsal.ts';
import { RehearsalBanner } from './rehearsal/rehearsal-banner.tsx';

export const handle = { script: 'none' };
export const headers = guestHeaders;

export { RehearsalGone as ErrorBoundary } from './rehearsal/rehearsal-gone.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? loaderData.title : 'Rehearsal · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  const { reply, ...rehearsal } = await loadRehearsal(args);
  const isSent = args.url.searchParams.has('sent');
  const { invitation } = rehearsal;
  return {
    ...rehearsal,
    invitation: isSent ? rehearsedInvitation(invitation, reply, new Date().toISOString()) : invitation,
    household: args.params.household,
  };
}

/** What the mail form would say; there is no mail. */
export async function action(args: Route.ActionArgs) {
  const { page } = await loadRehearsal(args);
  const words = wordsOf(page.lang);
  const email = String((await args.request.formData()).get('email') ?? '');
  const isAddress = email !== '' && emailRule(email) === undefined;
  return {
    email,
    mailed: isAddress ? words.emailed(email) : undefined,
    problem: isAddress ? undefined : words.wrongEmail,
  };
}

/** A household’s first page, or what it would have once it had answered, as the couple sees it beforehand. */
export default function RehearsedHousehold({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, page, kept, household } = loaderData;
  const props = {
    words: wordsOf(page.lang),
    language: page.lang,
    invitation,
    stepPath: (key: string) => keptAddress(rsvpPaths.rehearsedStep(household, key), kept),
  };
  return (
    <GuestPage banner={<RehearsalBanner on={kept.on} />}>
      {invitation.sent ? (
        // A calendar is made of what is stored, and nothing is.
        <Receipt {...props} calendar="#content" mail={actionData} />
      ) : (
        <Greeting {...props} path={rsvpPaths.rehearsed(household)} />
      )}
    </GuestPage>
  );
}
