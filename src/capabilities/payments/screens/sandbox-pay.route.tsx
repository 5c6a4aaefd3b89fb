import { TriangleAlert } from 'lucide-react';
import { data, redirect } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { actingApiOf, apiOf, isCallRefusal } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { formatCents } from '#base/money.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { paymentPaths } from '../rules/paths.ts';
import type { Route } from './+types/sandbox-pay.route.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import { readCardForm, type SandboxPageData, type SandboxProblem } from './sandbox-page.ts';
import { TestCards } from './test-cards.tsx';

/** Links and forms alone, like the page of a provider that knows nothing of us. */
export const handle = { script: 'none' };

/** The address is a secret: it goes to nobody with a link, and into no index. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
}

export const meta = () => [{ title: 'Sandbox payment · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const page = await apiOf(context).payments.readSandboxPage({ token: params.token });
    return { page, token: params.token };
  } catch (error) {
    if (hasErrorCode(error, 'not_found')) throw data(null, { status: 404 });
    throw error;
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { token } = params;
  const api = actingApiOf(context).payments;
  const pressed = form.get('do');
  const isAnswer = pressed === 'approve' || pressed === 'refuse';
  const typed = isAnswer ? undefined : readCardForm(form);
  try {
    const { backUrl } = typed
      ? await api.paySandboxPage({ token, ...typed })
      : await api.answerSandboxChallenge({ token, isApproved: pressed === 'approve' });
    // Where the bank asks, the page itself shows its question.
    return redirect(backUrl ?? paymentPaths.sandbox(token), 303);
  } catch (error) {
    if (!isCallRefusal(error)) throw error;
    const { fields = {}, message, status } = error;
    const shown: SandboxProblem['typed'] = typed && withoutCode(typed);
    const problem: SandboxProblem = { typed: shown, message, fields };
    return data(problem, { status });
  }
}

/** A security code is never sent back, not even one of a test card. */
function withoutCode({ cardNumber, expiry, name, isSaved, delivery }: ReturnType<typeof readCardForm>) {
  return { cardNumber, expiry, name, isSaved, delivery };
}

function Challenge({ page, token }: { page: SandboxPageData; token: string }) {
  return (
    <form method="post" action={paymentPaths.sandbox(token)} className="flex flex-col gap-3">
      <h2 className="font-display text-2xl">Your bank wants to make sure it’s you</h2>
      <p className="mb-3 text-ink-soft">
        {page.amountCents > 0
          ? `Confirm the payment of ${formatCents(page.amountCents)}.`
          : 'Confirm saving this card.'}
      </p>
      <button type="submit" name="do" value="approve" className={buttonStyle({ size: 'large' })}>
        Approve
      </button>
      <button type="submit" name="do" value="refuse" className={buttonStyle({ variant: 'secondary' })}>
        Refuse
      </button>
    </form>
  );
}

function Closed({ backUrl }: { backUrl: string }) {
  return (
    <>
      <h2 className="mb-2 font-display text-2xl">This page is closed</h2>
      <p className="mb-5 text-ink-soft">The payment is done, or its time has run out.</p>
      <a href={backUrl} className={buttonStyle({ isFullWidth: true })}>
        Continue
      </a>
    </>
  );
}

function Summary({ page }: { page: SandboxPageData }) {
  return (
    <section aria-labelledby="summary" className="md:pt-2">
      <h1 id="summary" className="text-2xl text-ink-soft">
        {page.saving === 'ONLY' ? 'Save a card with Ampersand' : 'Pay Ampersand'}
      </h1>
      {page.saving !== 'ONLY' && (
        <p className="mt-1 mb-5 font-display text-4xl tabular-nums">{formatCents(page.amountCents)}</p>
      )}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {page.lines.map(({ name, amountCents }) => (
          <li key={name} className="flex justify-between gap-4 py-2.5">
            <span className="wrap-anywhere min-w-0">{name}</span>
            <span className="tabular-nums">{formatCents(amountCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Stands where a provider's page would: reached by redirect, left by redirect. */
export default function SandboxPayScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, token } = loaderData;
  return (
    <div className="min-h-dvh bg-linen">
      <header className="flex items-center justify-center gap-2 border-gold/50 border-b bg-gold-tint px-4 py-3 text-center font-semibold">
        <TriangleAlert size={20} aria-hidden="true" className="shrink-0 text-gold-deep" />
        <p>Sandbox: no money moves</p>
      </header>
      <main
        id="content"
        className="mx-auto grid w-full max-w-[62rem] gap-8 px-5 py-8 md:grid-cols-[1fr_26rem] md:gap-14 md:py-14"
      >
        <div className="flex min-w-0 flex-col gap-8">
          <Summary page={page} />
          {page.step === 'CARD' && <TestCards className="max-md:hidden" />}
        </div>
        <Card>
          {page.step === 'CARD' && <SandboxCardForm page={page} token={token} problem={actionData} />}
          {page.step === 'CHALLENGE' && <Challenge page={page} token={token} />}
          {page.step === 'CLOSED' && <Closed backUrl={page.backUrl} />}
        </Card>
        {page.step === 'CARD' && <TestCards className="md:hidden" />}
      </main>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <main id="content" className="mx-auto max-w-[30rem] px-5 py-16">
      <h1 className="mb-3 font-display text-3xl">This payment page isn’t available</h1>
      <p className="mb-6 text-ink-soft">Go back to where you came from and start the payment again.</p>
      <a href={paths.home()} className={buttonStyle({ variant: 'secondary' })}>
        Go to the home page
      </a>
    </main>
  );
}
