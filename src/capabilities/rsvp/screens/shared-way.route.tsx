import { data, redirect } from 'react-router';
import { actingApiOf, isCallRefusal } from '#app/request-scope.ts';
import { claimProblem } from '../rules/claim-problem.ts';
import type { ClaimWords } from '../rules/claim-rules.ts';
import type { GuestWords } from '../rules/guest-words.ts';
import { rsvpPaths } from '../rules/paths.ts';
import { addressBy } from '../rules/reply-source.ts';
import type { LinkPurpose } from '../rules/super-link-purposes.ts';
import { wordsOf } from '../rules/words/words-of.ts';
import type { Route } from './+types/shared-way.route.ts';
import { guestButton } from './guest/guest-button.ts';
import { GuestField } from './guest/guest-field.tsx';
import { GuestPage } from './guest/guest-page.tsx';
import { NoLink } from './guest/no-link.tsx';
import { StepTitle } from './guest/step-title.tsx';
import { guestHeaders } from './guest-headers.ts';
import { ClaimFields } from './super-link/claim-fields.tsx';
import { GuestHead } from './super-link/guest-head.tsx';
import { loadSharedLink } from './super-link/load-shared-link.ts';
import { type Answered, claimIn, emptyClaim, type SharedStep } from './super-link/shared-step.ts';
import { purposeOfWay, SENT } from './super-link/ways.ts';

export const handle = { script: 'none' };
export const headers = guestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? loaderData.title : 'Your invitation · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

function firstStep(purpose: LinkPurpose): SharedStep {
  return purpose === 'RSVP' ? { kind: 'name', name: '' } : { kind: 'claim', claim: emptyClaim(purpose) };
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const loaded = await loadSharedLink(context, params.code, url);
  const purpose = purposeOfWay(params.way);
  const isThere = params.way === SENT || (purpose !== undefined && loaded.purposes.includes(purpose));
  if (!isThere) throw data(null, 404);
  return {
    ...loaded,
    purpose,
    path: rsvpPaths.sharedWay(params.code, params.way),
    sendKey: crypto.randomUUID(),
  };
}

function refused(step: SharedStep, problem: string) {
  return data<Answered>({ step, problem }, { status: 400 });
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { code, way } = params;
  const purpose = purposeOfWay(way);
  if (!purpose) throw data(null, 404);
  const { page, query, couple } = await loadSharedLink(context, code, url);
  const words = wordsOf(page.lang);
  const form = await request.formData();
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const api = actingApiOf(context).rsvp;
  const step = stepIn(form, purpose);
  try {
    if (step.kind === 'name')
      return step.name ? { step: { ...step, kind: 'proof' as const } } : refused(step, words.missingYourName);
    if (step.kind === 'proof') {
      if (!typed('proof')) return refused(step, words.missingProof);
      const { code: opened } = await api.findInvitation({ code, name: step.name, proof: typed('proof') });
      if (opened) return redirect(addressBy(rsvpPaths.household(opened) + query, 'NAME'), 303);
      return { step: { kind: 'claim' as const, claim: emptyClaim(purpose, step.name) } };
    }
    const problem = claimProblem(words, step.claim);
    if (problem) return refused(step, problem);
    await api.leaveClaim({ code, key: typed('key'), ...step.claim });
    return redirect(rsvpPaths.sharedWay(code, SENT) + query, 303);
  } catch (error) {
    if (!isCallRefusal(error)) throw error;
    if (error.status === 404) throw data(null, 404);
    if (error.status === 429) return data<Answered>({ step, problem: words.tooMany }, { status: 429 });
    return refused(step, error.code === 'rsvp.claims_full' ? words.inboxFull(couple) : words.wrongEntry);
  }
}

function stepIn(form: FormData, purpose: LinkPurpose): SharedStep {
  const step = purpose === 'ADDRESS' ? 'claim' : form.get('step');
  const name = String(form.get('name') ?? '').trim();
  if (step === 'claim') return { kind: 'claim', claim: claimIn(form, purpose) };
  return { kind: step === 'proof' ? 'proof' : 'name', name };
}

interface StepProps<Step> {
  words: GuestWords;
  couple: string;
  step: Step;
  problem: string | undefined;
}

function NameStep({ words, couple, step, problem }: StepProps<{ name: string }>) {
  return (
    <>
      <StepTitle eyebrow={words.pageTitle(couple)} title={words.whatIsYourName} problem={problem} />
      <GuestField label={words.yourName} name="name" value={step.name} longest={160} autoComplete="name" />
    </>
  );
}

function ProofStep({ words, step, problem }: StepProps<{ name: string }>) {
  return (
    <>
      <StepTitle title={words.proofTitle} lead={words.proofLead} problem={problem} />
      <input type="hidden" name="name" value={step.name} />
      <GuestField label={words.proof} name="proof" value="" longest={254} autoCapitalize="none" />
    </>
  );
}

function ClaimStep({ words, couple, step, problem }: StepProps<{ claim: ClaimWords }>) {
  const isAddress = step.claim.purpose === 'ADDRESS';
  return (
    <>
      <StepTitle
        {...(isAddress && { eyebrow: words.pageTitle(couple) })}
        title={isAddress ? words.addressTitle(couple) : words.claimTitle(couple)}
        lead={isAddress ? words.addressLead : words.claimLead}
        problem={problem}
      />
      <ClaimFields words={words} claim={step.claim} />
    </>
  );
}

/** Leaving an address, or answering by name: one thing a screen, kept in the form itself. */
export default function SharedWayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, query, couple, purpose, path, sendKey } = loaderData;
  const words = wordsOf(page.lang);
  if (!purpose)
    return (
      <GuestPage>
        <StepTitle title={words.claimSent} lead={words.claimSentLead(couple)} />
      </GuestPage>
    );
  const answered: Answered = actionData ?? { step: firstStep(purpose) };
  const { step, problem } = answered;
  const props = { words, couple, problem };
  const isLast = step.kind === 'claim';
  return (
    <GuestPage>
      <GuestHead language={page.lang} path={path} />
      <form method="post" noValidate action={path + query} className="flex grow flex-col">
        <input type="hidden" name="step" value={step.kind} />
        {isLast && <input type="hidden" name="key" value={sendKey} />}
        {step.kind === 'name' && <NameStep {...props} step={step} />}
        {step.kind === 'proof' && <ProofStep {...props} step={step} />}
        {step.kind === 'claim' && <ClaimStep {...props} step={step} />}
        <div className="mt-auto">
          <button type="submit" className={guestButton.primary}>
            {isLast ? (purpose === 'ADDRESS' ? words.sendAddress : words.send) : words.next}
          </button>
        </div>
      </form>
    </GuestPage>
  );
}

export function ErrorBoundary() {
  return <NoLink />;
}
