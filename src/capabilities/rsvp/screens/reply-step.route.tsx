import { data, redirect, useLocation } from 'react-router';
import { actingApiOf, type CallRefusal, isCallRefusal } from '#app/request-scope.ts';
import { email as emailRule } from '#base/validation/email.ts';
import { applyStep } from '../rules/apply-step.ts';
import { coupleWords } from '../rules/couple-words.ts';
import { knownReply } from '../rules/fitting-reply.ts';
import { missingWords } from '../rules/missing-words.ts';
import { rsvpPaths } from '../rules/paths.ts';
import type { Reply } from '../rules/reply.ts';
import { openStep } from '../rules/reply-steps.ts';
import { askedOf, canAnswer, keyAfter, placeOf } from '../rules/reply-walk.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import type { Route } from './+types/reply-step.route.ts';
import { NoLink } from './guest/no-link.tsx';
import { ReplyPage } from './guest/reply-page.tsx';
import { wordsInForm } from './guest/words-in-form.ts';
import { guestHeaders } from './guest-headers.ts';
import { loadInvitation } from './load-invitation.ts';

export const handle = { script: 'none' };
export const headers = guestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? loaderData.title : 'Your invitation · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

/** The next page says why somebody is there. */
function marked(address: string, mark: 'missing' | 'other'): string {
  return `${address}${address.includes('?') ? '&' : '?'}${mark}=1`;
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { code } = params;
  const loaded = await loadInvitation(context, code, url);
  const { invitation, page, query } = loaded;
  const reply = invitation.draft ?? knownReply(invitation);
  const { steps, place, step } = placeOf(invitation, params.step, reply);
  // A screen that an earlier answer took away, or a household that is not asked yet.
  if (!step || !canAnswer(invitation)) throw redirect(rsvpPaths.household(code) + query);
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
    // Somebody who comes back to it may have answered since.
    isMissing: url.searchParams.has('missing') && keyAfter(invitation, step, reply) === undefined,
    isLate: url.searchParams.has('other'),
    sendKey: crypto.randomUUID(),
  };
}

type Refused = { reply: Reply; problem: string };

function refused(reply: Reply, problem: string) {
  return data<Refused>({ reply, problem }, { status: 400 });
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { code } = params;
  const loaded = await loadInvitation(context, code, url);
  const { invitation, page, query, way } = loaded;
  const words = wordsOf(page.lang);
  const before = invitation.draft ?? knownReply(invitation);
  const { step } = placeOf(invitation, params.step, before);
  if (!step) throw redirect(rsvpPaths.household(code) + query, 303);
  const form = wordsInForm(await request.formData());
  const api = actingApiOf(context).rsvp;
  try {
    if (step.kind === 'summary') {
      const sent = { code, reply: before, key: form.get('key'), version: Number(form.get('version')) };
      await (askedOf(invitation) === 'OPEN' ? api.sendReply({ ...sent, way }) : api.requestReplyChange(sent));
      return redirect(rsvpPaths.household(code) + query, 303);
    }
    const reply = applyStep(before, step, form);
    const hasEmail = step.kind !== 'words' || emailRule(reply.email) === undefined;
    await api.saveReplyDraft({ code, reply: hasEmail ? reply : { ...reply, email: '' } });
    if (!hasEmail) return refused(reply, words.wrongEmail);
    const next = keyAfter(invitation, step, reply);
    // An answer to a form cannot be gone back to, so the question itself says what is missing: the draft has the rest.
    const address = rsvpPaths.step(code, next ?? step.key) + query;
    return redirect(next === undefined ? marked(address, 'missing') : address, 303);
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
  return (
    <ReplyPage
      {...{ words, invitation, step, reply, problem, count, back, first, home, isLate, sendKey }}
      language={page.lang}
      action={pathname + search.replace(/[?&](missing|other)=1/, '')}
    />
  );
}

export function ErrorBoundary() {
  return <NoLink />;
}
