import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { Card } from '#ui/card.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { Refer, ReferralStanding } from '../../contract/referrals.contract.ts';
import { keepStanding, REFERRAL_LIST_KEY } from '../../queries.ts';
import { REFERRAL_RULES } from '../../rules/referral-rules.ts';

/** One mail to one vendor at a time. */
export function ReferForm({ standing: { storefrontUuid: uuid, mailsLeft } }: { standing: ReferralStanding }) {
  const refer = useAction({
    run: (vendor: Omit<Refer, 'uuid'>) => api.referrals.refer({ uuid, ...vendor }),
    keeps: keepStanding,
    refreshes: [REFERRAL_LIST_KEY],
    done: ({ email }) => `Your invitation to ${email} is on its way.`,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { email: '', businessName: '' },
    rules: REFERRAL_RULES,
    onSubmit: async (vendor) => {
      await refer.mutateAsync(vendor);
      form.methods.reset();
    },
    onUnexpectedError: (error) => reportError('refer-vendor', error),
  });
  return (
    <Card as="section" aria-labelledby="mail-title">
      <h2 id="mail-title" className="text-xl">
        Invite by email
      </h2>
      <p className="mt-1 text-ink-soft">
        We send one email in your name and never write to them again unless you resend it.
      </p>
      {mailsLeft === 0 ? (
        <p className="mt-4">You’ve sent all of this month’s emails. Your link works as always.</p>
      ) : (
        <RuleForm form={form} aria-label="Invite a vendor by email" className="mt-4">
          <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <FormTextField
              form={form}
              name="email"
              label="Their email"
              type="email"
              inputMode="email"
              autoComplete="off"
              isRequired
            />
            <FormTextField
              form={form}
              name="businessName"
              label="Their business"
              description="For your own list."
              autoComplete="off"
              isOptional
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <FormSubmitButton form={form}>Send invitation</FormSubmitButton>
            <span className="text-ink-soft text-sm">{plural(mailsLeft, 'email')} left this month</span>
          </div>
        </RuleForm>
      )}
    </Card>
  );
}
