import { data, redirect } from 'react-router';
import { actingApiOf, isCallRefusal } from '#app/request-scope.ts';
import { rsvpPaths } from '../rules/paths.ts';
import { addressBy } from '../rules/reply-source.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import type { Route } from './+types/open-code.route.ts';
import { guestButton } from './guest/guest-button.ts';
import { GuestField } from './guest/guest-field.tsx';
import { GuestPage } from './guest/guest-page.tsx';
import { StepTitle } from './guest/step-title.tsx';
import { guestHeaders } from './guest-headers.ts';
import { guestLanguage } from './guest-language.ts';
import { GuestHead } from './super-link/guest-head.tsx';

export const handle = { script: 'none' };
export const headers = guestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData.title} · Ampersand` },
  { name: 'robots', content: 'noindex' },
];

export function loader({ url }: Route.LoaderArgs) {
  const language = guestLanguage(url, 'en');
  return { ...language, title: wordsOf(language.page.lang).openTitle };
}

/** One sentence for every miss: neither the code nor the name is said to be wrong. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const words = wordsOf(guestLanguage(url, 'en').page.lang);
  const form = await request.formData();
  const typed = { shortCode: String(form.get('code') ?? ''), lastName: String(form.get('last') ?? '') };
  try {
    const { code } = await actingApiOf(context).rsvp.openByShortCode(typed);
    if (code) return redirect(addressBy(rsvpPaths.household(code), 'CODE'), 303);
    return data({ typed, problem: words.notOpened }, { status: 400 });
  } catch (error) {
    if (!isCallRefusal(error)) throw error;
    const problem = error.status === 429 ? words.tooMany : words.notOpened;
    return data({ typed, problem }, { status: error.status });
  }
}

/** For who has the card in their hand and types what stands on it. */
export default function OpenCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, query } = loaderData;
  const words = wordsOf(page.lang);
  const typed = actionData?.typed;
  return (
    <GuestPage>
      <GuestHead language={page.lang} path={rsvpPaths.open()} />
      <form method="post" action={rsvpPaths.open() + query} className="flex grow flex-col">
        <StepTitle title={words.openTitle} lead={words.openLead} problem={actionData?.problem} />
        <GuestField
          label={words.cardCode}
          name="code"
          value={typed?.shortCode ?? ''}
          hint={words.cardCodeHint}
          longest={40}
          autoCapitalize="characters"
        />
        <GuestField
          label={words.lastName}
          name="last"
          value={typed?.lastName ?? ''}
          longest={160}
          autoComplete="family-name"
        />
        <div className="mt-auto">
          <button type="submit" className={guestButton.primary}>
            {words.openIt}
          </button>
        </div>
      </form>
    </GuestPage>
  );
}
