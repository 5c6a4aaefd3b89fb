import { lazy, Suspense, useState } from 'react';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { LONGEST_MESSAGE } from '../../rules/inquiry-timers.ts';
import { AskedVendors } from './asked-vendors.tsx';
import { BudgetFields } from './budget-fields.tsx';
import { DayFields } from './day-fields.tsx';
import { EventFields } from './event-fields.tsx';
import type { InquiryFormProps } from './inquiry-form-props.ts';
import { LogInFirst } from './log-in-first.tsx';
import { StyleFields } from './style-fields.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

// Most who write are signed in by then.
const AuthModal = lazy(async () => ({ default: (await import('./auth-modal.tsx')).AuthModal }));

export function InquiryForm(props: InquiryFormProps) {
  const { category, cards, questions, budget, isGuest } = props;
  const [wantsAccount, setWantsAccount] = useState(false);
  const { form, send } = useInquiryForm(props, () => setWantsAccount(true));
  const several = cards.length > 1 ? 'all of them' : cards[0]?.vendorName;
  return (
    <>
      {isGuest && <LogInFirst />}
      <RuleForm form={form} aria-label="Your inquiry" isPlain>
        <input type="hidden" name="requestUuid" value={props.plainRequestUuid} />
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="max-w-180 space-y-6 max-lg:order-2">
            <EventFields form={form} choices={props.events} />
            <DayFields form={form} typedPlace={props.typedPlace} />
            <BudgetFields form={form} question={budget} category={category} />
            <StyleFields form={form} questions={questions} />
            <FormTextAreaField
              form={form}
              name="message"
              label="Your message"
              description={`What would you like to ask ${several}? Email addresses and phone numbers stay hidden until they reply.`}
              placeholder="Who you are, what you’re dreaming of, what you’d like to know"
              rows={7}
              countTo={LONGEST_MESSAGE}
              isRequired
            />
            <FormSubmitButton form={form} size="large" pendingLabel="Sending">
              {isGuest ? 'Continue' : 'Send inquiry'}
            </FormSubmitButton>
            {isGuest && (
              <p className="text-ink-soft text-sm">
                Next, you’ll create a free account so they can reply. Nothing you wrote is lost.
              </p>
            )}
          </div>
          <AskedVendors form={form} cards={cards} writtenTo={props.writtenTo} />
        </div>
      </RuleForm>
      {/* Beside the form, not in it: what is sent here would be sent there as well. */}
      {wantsAccount && (
        <Suspense>
          <AuthModal onSignedIn={send} onClose={() => setWantsAccount(false)} />
        </Suspense>
      )}
    </>
  );
}
