import { data } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { actingApiOf, apiOf, isCallRefusal } from '#app/request-scope.ts';
import { coupleWords } from '../rules/couple-words.ts';
import { rsvpPaths } from '../rules/paths.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import type { Route } from './+types/stop-mail.route.ts';
import { guestButton } from './guest/guest-button.ts';
import { GuestPage } from './guest/guest-page.tsx';
import { StepTitle } from './guest/step-title.tsx';
import { guestHeaders } from './guest-headers.ts';
import { guestLanguage } from './guest-language.ts';
import { GuestHead } from './super-link/guest-head.tsx';

export const handle = { script: 'none' };
export const headers = guestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? wordsOf('en').stopTitle} · Ampersand` },
  { name: 'robots', content: 'noindex' },
];

/** Looking changes nothing: mail programs open links before people do. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  try {
    const stop = await apiOf(context).rsvp.readMailStop({ token: params.token });
    const language = guestLanguage(url, stop.language);
    return { ...language, stop, token: params.token, title: wordsOf(language.page.lang).stopTitle };
  } catch (error) {
    if (errorStatus(error) === 404) throw data(null, 404);
    throw error;
  }
}

/** Our own form, or the button of a mail program, which says only that it was pressed. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const isStopped = (await request.formData()).get('mail') !== 'allow';
  try {
    await actingApiOf(context).rsvp.stopMail({ token: params.token, isStopped });
    return { isStopped, problem: undefined };
  } catch (error) {
    if (!isCallRefusal(error)) throw error;
    const words = wordsOf(guestLanguage(url, 'en').page.lang);
    const problem = error.status === 429 ? words.tooMany : words.noStopLink;
    return data({ isStopped: undefined, problem }, { status: error.status });
  }
}

/** The way out of letters, for who has one. */
export default function StopMailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, query, stop, token } = loaderData;
  const words = wordsOf(page.lang);
  const couple = coupleWords(words, stop);
  const isAllowed = actionData?.isStopped === false;
  const title = stop.isStopped ? words.stopped : isAllowed ? words.allowed : words.stopTitle;
  return (
    <GuestPage>
      <GuestHead language={page.lang} path={rsvpPaths.stop(token)} />
      <form method="post" action={rsvpPaths.stop(token) + query} className="flex grow flex-col">
        <StepTitle
          title={title}
          lead={stop.isStopped || isAllowed ? words.stoppedLead : words.stopLead(couple, stop.address)}
          problem={actionData?.problem}
        />
        <div className="mt-6">
          {stop.isStopped ? (
            <button type="submit" name="mail" value="allow" className={guestButton.plain}>
              {words.allowAgain}
            </button>
          ) : (
            <button type="submit" name="mail" value="stop" className={guestButton.primary}>
              {words.stopIt}
            </button>
          )}
        </div>
      </form>
    </GuestPage>
  );
}

export function ErrorBoundary() {
  const words = wordsOf('en');
  return (
    <GuestPage>
      <h1 className="mt-16 mb-4 font-display text-3xl">{words.stopTitle}</h1>
      <p className="mb-6">{words.noStopLink}</p>
      <a href={rsvpPaths.open()} className={guestButton.plain}>
        Type the code on your card
      </a>
    </GuestPage>
  );
}
