import { Lock } from 'lucide-react';
import { useId } from 'react';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { UnseenProblems } from '#ui/form/unseen-problems.tsx';
import { Notice } from '#ui/notice.tsx';
import { BillingFields } from '../billing-fields.tsx';
import type { CheckoutData } from '../load-checkout.ts';
import { CardChoice, NEW_CARD } from './card-choice.tsx';
import { ChooseItem } from './choose-item.tsx';
import { PlanTerms } from './plan-terms.tsx';
import { PriceLines } from './price-lines.tsx';
import { PromoField } from './promo-field.tsx';
import { useCheckout } from './use-checkout.ts';

type Checkout = ReturnType<typeof useCheckout>;

function payLabel(totalCents: number): string {
  return totalCents === 0 ? 'Get it for free' : `Pay ${formatCents(totalCents)}`;
}

function Payment({ isPlan, checkout }: { isPlan: boolean; checkout: Checkout }) {
  const { cards, card, setCard, savesCard, setSavesCard, addCard, isAddingCard } = checkout;
  return (
    <>
      <CardChoice cards={cards} value={card} onChange={setCard} />
      {card === NEW_CARD && !isPlan && (
        <CheckboxField label="Save this card for next time" value={savesCard} onChange={setSavesCard} />
      )}
      <Button variant="quiet" isPending={isAddingCard} onPress={() => void addCard()} className="mt-2">
        Save a card without paying
      </Button>
    </>
  );
}

/** Choices on one side, the price of exactly these on the other; on phones the button stays in reach. */
export function CheckoutForm({
  checkout: data,
  returnTo,
}: {
  checkout: CheckoutData;
  returnTo: string | null;
}) {
  const formId = useId();
  const checkout = useCheckout(data, returnTo);
  const { form, wish, choose, applyPromo, isQuoting } = checkout;
  const { packs, plans, quote, refusal, promoCode, promoRefusal } = data;
  const isFree = quote?.totalCents === 0;
  const payButton = quote && (
    <>
      <UnseenProblems form={form} />
      <Button
        type="submit"
        form={formId}
        size="large"
        isFullWidth
        isPending={form.isSubmitting}
        isDisabled={isQuoting}
        icon={<Lock size={18} aria-hidden="true" />}
      >
        {payLabel(quote.totalCents)}
      </Button>
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <Card as="section" aria-labelledby="item-title">
          <h2 id="item-title" className="mb-2">
            What you’re buying
          </h2>
          <ChooseItem packs={packs} plans={plans} wish={wish} onChange={choose} />
        </Card>
        <RuleForm form={form} id={formId} aria-label="Checkout" className="gap-5!">
          {!isFree && (
            <Card as="section" aria-labelledby="card-title">
              <h2 id="card-title" className="mb-3">
                How you’re paying
              </h2>
              <Payment isPlan={wish.kind === 'plan'} checkout={checkout} />
            </Card>
          )}
          <Card as="section" aria-labelledby="billing-title">
            <h2 id="billing-title" className="mb-1">
              Billing details
            </h2>
            <BillingFields form={form} />
          </Card>
        </RuleForm>
      </div>
      <Card as="section" aria-labelledby="summary-title" className="lg:sticky lg:top-6">
        <h2 id="summary-title" className="mb-2">
          Your order
        </h2>
        {quote ? (
          <div aria-live="polite" aria-busy={isQuoting} className={isQuoting ? 'opacity-60' : undefined}>
            <PriceLines {...quote} />
            <PlanTerms quote={quote} />
          </div>
        ) : (
          <Notice tone="info">{refusal}</Notice>
        )}
        <div className="mt-4 border-line border-t pt-4">
          <PromoField
            code={promoCode}
            text={quote?.promo?.text ?? null}
            error={promoRefusal}
            isPending={isQuoting}
            onApply={applyPromo}
          />
        </div>
        <div className="mt-4 hidden lg:block">{payButton}</div>
        {wish.kind === 'pack' && (
          <p className="mt-3 text-center text-ink-soft text-sm">
            Credits you haven’t spent can be given back for 14 days.
          </p>
        )}
      </Card>
      {quote && (
        <div
          data-bottom-bar
          className="sticky bottom-0 z-10 -mx-5 border-line border-t bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
        >
          {payButton}
        </div>
      )}
    </div>
  );
}
