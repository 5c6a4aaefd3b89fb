import { data, redirect, useLocation } from 'react-router';
import { actingApiOf, type CallRefusal, isCallRefusal } from '#app/request-scope.ts';
import { email as emailRule } from '#base/validation/email.ts';
import { applyStep } from '../rules/apply-step.ts';
import { knownReply } from '../rules/fitting-reply.ts';
import type { HouseholdInvitation } from '../rules/household-invitation.ts';
import { missingWords } from '../rules/missing-words.ts';
import { rsvpPaths } from '../rules/paths.ts';
import { coupleWords } from '../rules/person-words.ts';
import type { Reply } from '../rules/reply.ts';
import { type AskedEvents, isStepDone, openStep, replySteps } from '../rules/reply-steps.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import type { Route } from './+types/reply-step.route.ts';
import { guestButton } from './guest/guest-button.ts';
import { GuestPage } from './guest/guest-page.tsx';
import { NoLink } from './guest/no-link.tsx';
import { ReplyScreen } from './guest/reply-screen.tsx';
import { StepHead } from './guest/step-head.tsx';
import { SummaryStep } from './guest/summary-step.tsx';
import { guestHeaders } from './guest-headers.ts';
import { type LoadedInvitation, loadInvitation } from './load-invitation.ts';

export const handle = { script: 'none' };
export const headers = guestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? loaderData.title : 'Your invitation · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

/** Where answering is over, a household can still say what it would change. */
function askedOf({ events }: HouseholdInvitation): AskedEvents {
  return events.some(({ window }) => window === 'OPEN') ? 'OPEN' : 'ALL';
}

/** The next page says why somebody is there. */
function marked(address: string, mark: 'missing' | 'other'): string {
  return `${address}${address.includes('?') ? '&' : '?'}${mark}=1`;
}

function placeOf({ invitation }: LoadedInvitation, key: string, reply: Reply) {
  const steps = replySteps(invitation, reply, askedOf(invitation));
  const place = steps.findIndex((step) => step.key === key);
  return { steps, place, step: steps[place] };
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { code } = params;
  const loaded = await loadInvitation(context, code, url);
  const { invitation, page, query } = loaded;
  const reply = invitation.draft ?? knownReply(invitation);
  const { steps, place, step } = placeOf(loaded, params.step, reply);
  const isOpen = invitation.events.some(({ asksReply, window }) => asksReply && window !== 'NOT_OPEN');
  // A screen that an earlier answer took away, or a household that is not asked yet.
  if (!step || !isOpen) throw redirect(rsvpPaths.household(code) + query);
  const missing = step.kind === 'summary' ? openStep(invitation, reply, askedOf(invitation)) : undefined;
  if (missing) throw redirect(marked(rsvpPaths.step(code, missing.key) + query, 'missing'));
  const before = steps[place - 1];
  const [first] = steps;
  return {
    ...loaded,
    reply,
    step,
    title: wordsOf(page.lang).pageTitle(coupleWords(wordsOf(page.lang), invitation)),
    count: { step: place + 1, steps: steps.length },
    back: (before ? rsvpPaths.step(code, before.key) : rsvpPaths.household(code)) + query,
    first: rsvpPaths.step(code, first?.key ?? '') + query,
    home: rsvpPaths.household(code) + query,
    isMissing: url.searchParams.has('missing'),
    isLate: url.searchParams.has('other'),
    sendKey: crypto.randomUUID(),
  };
}

type Refused = { reply: Reply; problem: string };

function refused(reply: Reply, problem: string) {
  return data<Refused>({ reply, problem }, { status: 400 });
}

function wordsIn(form: FormData) {
  const all = (name: string) => form.getAll(name).map(String);
  return { all, get: (name: string) => all(name)[0] ?? '' };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { code } = params;
  const loaded = await loadInvitation(context, code, url);
  const { invitation, page, query } = loaded;
  const words = wordsOf(page.lang);
  const before = invitation.draft ?? knownReply(invitation);
  const { step } = placeOf(loaded, params.step, before);
  if (!step) throw redirect(rsvpPaths.household(code) + query, 303);
  const form = wordsIn(await request.formData());
  const api = actingApiOf(context).rsvp;
  try {
    if (step.kind === 'summary') {
      const sent = { code, reply: before, key: form.get('key'), version: Number(form.get('version')) };
      await (askedOf(invitation) === 'OPEN' ? api.sendReply(sent) : api.requestReplyChange(sent));
      return redirect(rsvpPaths.household(code) + query, 303);
    }
    const reply = applyStep(before, step, form);
    const hasEmail = step.kind !== 'words' || emailRule(reply.email) === undefined;
    await api.saveReplyDraft({ code, reply: hasEmail ? reply : { ...reply, email: '' } });
    if (!hasEmail) return refused(reply, words.wrongEmail);
    const after = placeOf(loaded, step.key, reply);
    if (!isStepDone(step, reply) && after.step) return refused(reply, missingWords(words, step));
    // ‘We don’t know yet’ takes the question of the name away; what followed it is next.
    const next = after.step
      ? after.steps[after.place + 1]
      : (openStep(invitation, reply, askedOf(invitation)) ?? after.steps.at(-1));
    return redirect(rsvpPaths.step(code, next?.key ?? 'summary') + query, 303);
  } catch (error) {
    if (!isCallRefusal(error)) throw error;
    return answerRefusal(error, { code, query, before, words: words.tooMany });
  }
}

/** What can happen between two screens of one family, and to somebody who presses very often. */
function answerRefusal(
  error: CallRefusal,
  { code, query, before, words }: { code: string; query: string; before: Reply; words: string },
) {
  if (error.status === 429) return refused(before, words);
  if (error.code === 'rsvp.answered_meanwhile')
    return redirect(marked(rsvpPaths.step(code, 'summary') + query, 'other'), 303);
  if (error.code === 'rsvp.incomplete') return redirect(rsvpPaths.step(code, 'summary') + query, 303);
  if (error.code === 'rsvp.closed') return redirect(rsvpPaths.household(code) + query, 303);
  throw data(null, error.status);
}

export default function ReplyStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, invitation, step, count, back, first, home, isMissing, isLate, sendKey } = loaderData;
  const words = wordsOf(page.lang);
  const { pathname, search } = useLocation();
  const reply = actionData?.reply ?? loaderData.reply;
  const problem = actionData?.problem ?? (isMissing ? missingWords(words, step) : undefined);
  const props = { words, language: page.lang, invitation, reply, problem };
  return (
    <GuestPage>
      <StepHead words={words} back={back} {...count} />
      <form
        method="post"
        // Our own words say what is missing, in the language of the page.
        noValidate
        action={pathname + search.replace(/[?&](missing|other)=1/, '')}
        className="flex grow flex-col"
      >
        {/* Enter presses the first button of a form: it must be the one that goes on, never one that answers for all. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
          {words.next}
        </button>
        {step.kind === 'summary' ? (
          <SummaryStep
            {...props}
            step={step}
            sendKey={sendKey}
            isRequest={invitation.events.every(({ window }) => window !== 'OPEN')}
            isLate={isLate}
            first={first}
            home={home}
          />
        ) : (
          <>
            <ReplyScreen {...props} step={step} />
            <div className="mt-auto">
              <button type="submit" className={guestButton.primary}>
                {words.next}
              </button>
            </div>
          </>
        )}
      </form>
    </GuestPage>
  );
}

export function ErrorBoundary() {
  return <NoLink />;
}
