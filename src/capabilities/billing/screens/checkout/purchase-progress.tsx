import type { ReactNode } from 'react';
import { leaveTo } from '#app/leave-to.ts';
import { purchasePaths } from '#app/rules/purchase-paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { Card as SavedCard } from '#capabilities/plans/contract/billing.contract.ts';
import type { Purchase } from '#capabilities/plans/contract/purchases.contract.ts';
import { followedPurchaseQuery } from '#capabilities/plans/queries.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { dayText } from '../../rules/plan-sentences.ts';
import { PriceLines } from './price-lines.tsx';
import { TryAgain } from './try-again.tsx';

interface PurchaseProgressProps {
  storefrontUuid: string;
  purchase: Purchase;
  cards: readonly SavedCard[];
  returnTo: string | null;
}

const WAITING: readonly Purchase['progress'][] = ['processing', 'unanswered'];

function Message({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <div role="status">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <div className="mt-2 text-ink-soft md:text-lg">{children}</div>
      {actions && <div className="mt-5 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}

/** The same choices once more. */
function checkoutOf(
  { kind, itemKey, planPayment, promoCode }: Purchase,
  storefront: string,
  returnTo: string | null,
) {
  const item = kind === 'PACK' ? { pack: itemKey } : { plan: itemKey, payment: planPayment?.toLowerCase() };
  const promo = promoCode ?? undefined;
  return withQuery(vendorPaths.checkout, { storefront, ...item, promo, returnTo: returnTo ?? undefined });
}

/** A plan that waits for its day is paid, and not there yet. */
function titleOf({ kind, credits, name, period, paidAt }: Purchase): string {
  if (kind === 'PACK') return `${plural(credits, 'credit')} are yours`;
  return period && paidAt && period.startsAt > paidAt
    ? `${name} starts ${dayText(period.startsAt)}`
    : `${name} is yours`;
}

function Settled({ purchase, storefrontUuid, returnTo }: Omit<PurchaseProgressProps, 'cards'>) {
  const { uuid, totalCents, state } = purchase;
  const receipt = purchasePaths.receipt(uuid, storefrontUuid);
  if (state === 'REFUNDED') {
    return (
      <Message
        title="Your money is on its way back"
        actions={<ButtonLink to={receipt}>See the receipt</ButtonLink>}
      >
        {formatCents(purchase.refundedCents)} goes back to your card. Banks take up to ten days for that.
      </Message>
    );
  }
  return (
    <Message
      title={titleOf(purchase)}
      actions={
        <>
          {returnTo && <ButtonLink to={returnTo}>Go on where you were</ButtonLink>}
          <ButtonLink to={receipt} variant={returnTo ? 'secondary' : 'primary'}>
            See your receipt
          </ButtonLink>
        </>
      }
    >
      {totalCents > 0 ? `We received ${formatCents(totalCents)}.` : 'There was nothing to pay.'} Your receipt
      is on its way to your mailbox too.
    </Message>
  );
}

function Waiting({ progress }: Pick<Purchase, 'progress'>) {
  return (
    <Message title="Your bank is taking its time">
      <span className="flex items-center gap-3">
        <Spinner label="Waiting for the bank" />
        {progress === 'processing'
          ? 'This page follows along. You can leave it, too: we’ll send your receipt when it’s done.'
          : 'We couldn’t reach whoever takes the card, and keep asking. Nothing is charged twice.'}
      </span>
    </Message>
  );
}

function Unpaid({ purchase, storefrontUuid, returnTo }: Omit<PurchaseProgressProps, 'cards'>) {
  const { url, progress } = purchase;
  const change = (
    <ButtonLink to={checkoutOf(purchase, storefrontUuid, returnTo)} variant="secondary">
      Change your order
    </ButtonLink>
  );
  const goOn = (label: string) => <Button onPress={() => url && leaveTo(url)}>{label}</Button>;
  if (progress === 'challenge') {
    return (
      <Message
        title="Your bank wants to make sure it’s you"
        actions={
          <>
            {goOn('Confirm with your bank')}
            {change}
          </>
        }
      >
        Nothing is charged before you confirm it there.
      </Message>
    );
  }
  if (progress === 'closed') {
    return (
      <Message
        title="This payment page is closed"
        actions={<ButtonLink to={checkoutOf(purchase, storefrontUuid, returnTo)}>Start again</ButtonLink>}
      >
        It closes after an hour, or when another order is begun. Nothing was charged, and your choices are
        still there.
      </Message>
    );
  }
  return (
    <Message
      title="You haven’t paid yet"
      actions={
        <>
          {goOn('Go on to payment')}
          {change}
        </>
      }
    >
      Nothing was charged. Your order waits for an hour.
    </Message>
  );
}

function Standing(props: PurchaseProgressProps) {
  const { purchase } = props;
  if (purchase.progress === 'settled') return <Settled {...props} />;
  if (purchase.progress === 'declined') return <TryAgain {...props} />;
  return WAITING.includes(purchase.progress) ? <Waiting {...purchase} /> : <Unpaid {...props} />;
}

/** How far paying has come, asked until it is settled. */
export function PurchaseProgress(props: PurchaseProgressProps) {
  const { storefrontUuid, purchase: loaded } = props;
  const { data: purchase } = useLoaded(followedPurchaseQuery(storefrontUuid, loaded.uuid), loaded);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <Standing {...props} purchase={purchase} />
      <Card as="section" aria-labelledby="order-title">
        <h2 id="order-title" className="mb-2">
          Your order {purchase.number}
        </h2>
        <PriceLines {...purchase} />
      </Card>
    </div>
  );
}
