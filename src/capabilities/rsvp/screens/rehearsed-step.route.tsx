import { data, redirect, useLocation } from 'react-router';
import { email as emailRule } from '#base/validation/email.ts';
import { applyStep } from '../rules/apply-step.ts';
import { missingWords } from '../rules/missing-words.ts';
import { rsvpPaths } from '../rules/paths.ts';
import { keptAddress } from '../rules/rehearsal/kept-address.ts';
import { LONGEST_PACKED, packReply } from '../rules/rehearsal/packed-reply.ts';
import type { Reply } from '../rules/reply.ts';
import { openStep } from '../rules/reply-steps.ts';
import { askedOf, canAnswer, keyAfter, placeOf } from '../rules/reply-walk.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import type { Route } from './+types/rehearsed-step.route.ts';
import { ReplyPage } from './guest/reply-page.tsx';
import { wordsInForm } from './guest/words-in-form.ts';
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
  const rehearsal = await loadRehearsal(args);
  const { invitation, reply, kept } = rehearsal;
  const { household } = args.params;
  const pathTo = (key: string | undefined, more: Record<string, string> = {}) => {
    const path = key === undefined ? rsvpPaths.rehearsed(household) : rsvpPaths.rehearsedStep(household, key);
    return keptAddress(path, { ...kept, ...more });
  };
  const { steps, place, step } = placeOf(invitation, args.params.step, reply);
  if (!step || !canAnswer(invitation)) throw redirect(pathTo(undefined));
  const missing = step.kind === 'summary' ? openStep(invitation, reply, askedOf(invitation)) : undefined;
  if (missing) throw redirect(pathTo(missing.key, { missing: '1' }));
  return {
    ...rehearsal,
    step,
    count: { step: place + 1, steps: steps.length },
    back: pathTo(steps[place - 1]?.key),
    first: pathTo(steps[0]?.key),
    home: pathTo(undefined),
    isMissing: args.url.searchParams.has('missing'),
  };
}

function refused(reply: Reply, problem: string) {
  return data({ reply, problem }, { status: 400 });
}

/** The same way as a household’s, and at its end nothing: what was said goes on in the address alone. */
export async function action(args: Route.ActionArgs) {
  const { invitation, reply: before, page, kept } = await loadRehearsal(args);
  const { household } = args.params;
  const words = wordsOf(page.lang);
  const { step } = placeOf(invitation, args.params.step, before);
  if (!step) throw redirect(keptAddress(rsvpPaths.rehearsed(household), kept), 303);
  if (step.kind === 'summary')
    return redirect(keptAddress(rsvpPaths.rehearsed(household), { ...kept, sent: '1' }), 303);
  const reply = applyStep(before, step, wordsInForm(await args.request.formData()));
  if (step.kind === 'words' && emailRule(reply.email) !== undefined) return refused(reply, words.wrongEmail);
  const next = keyAfter(invitation, step, reply);
  if (next === undefined) return refused(reply, missingWords(words, step));
  const said = packReply(invitation, reply);
  if (said.length > LONGEST_PACKED)
    return refused(reply, 'That’s more text than a rehearsal can carry. Try fewer words.');
  return redirect(keptAddress(rsvpPaths.rehearsedStep(household, next), { ...kept, said }), 303);
}

export default function RehearsedStep({ loaderData, actionData }: Route.ComponentProps) {
  const { page, invitation, step, count, back, first, home, isMissing, kept } = loaderData;
  const words = wordsOf(page.lang);
  const { pathname } = useLocation();
  return (
    <ReplyPage
      {...{ words, invitation, step, count, back, first, home }}
      language={page.lang}
      reply={actionData?.reply ?? loaderData.reply}
      problem={actionData?.problem ?? (isMissing ? missingWords(words, step) : undefined)}
      action={keptAddress(pathname, kept)}
      isLate={false}
      sendKey=""
      banner={<RehearsalBanner on={kept.on} />}
    />
  );
}
