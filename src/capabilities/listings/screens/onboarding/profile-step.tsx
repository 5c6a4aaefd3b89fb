import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { userQuery } from '#app/use-user.ts';
import { PhoneOptIn } from '#capabilities/identity/parts/phone-opt-in.tsx';
import { vendorUserQuery } from '#capabilities/identity/queries.ts';
import { PROFILE_RULES } from '#capabilities/identity/rules/sign-up-rules.ts';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { StepHeading } from '#ui/step-heading.tsx';
import { StepActions, type StepProps } from './step-frame.tsx';

type Vendor = Awaited<ReturnType<typeof api.identity.vendorUser.context>>;

const FORM_ID = 'profile-form';

/** Who is behind the business, once; and whether they want texts. */
export function ProfileStep({ vendor, focusesHeading, onNext }: StepProps & { vendor: Vendor }) {
  const save = useAction({
    run: (names: { firstName: string; lastName: string }) =>
      api.identity.vendorUser.update({ ...names, profileOnboardedAt: new Date().toISOString() }),
    keeps: (queryClient, answer) => queryClient.setQueryData(vendorUserQuery.queryKey, answer),
    refreshes: [userQuery.queryKey],
    failure: 'here',
    onDone: onNext,
  });
  const form = useRuleForm({
    defaultValues: { firstName: vendor.firstName, lastName: vendor.lastName },
    rules: PROFILE_RULES,
    onSubmit: (names) => save.mutateAsync(names),
  });
  return (
    <>
      <StepHeading
        title={`Welcome, ${vendor.firstName || 'and thanks for joining'}`}
        lead="A few questions, and couples can find you. It takes about ten minutes, and you can stop anytime."
        focuses={focusesHeading}
      />
      <div className="grow">
        <RuleForm form={form} id={FORM_ID} aria-label="Your name">
          <div className="grid max-w-reading gap-x-4 gap-y-2 sm:grid-cols-2">
            <FormTextField form={form} name="firstName" label="First name" autoComplete="given-name" />
            <FormTextField form={form} name="lastName" label="Last name" autoComplete="family-name" />
          </div>
        </RuleForm>
        <div className="mt-4 mb-6 max-w-reading">
          <PhoneOptIn phoneNumber={vendor.phoneNumber} optedInAt={vendor.settings.smsOptedInAt} />
        </div>
      </div>
      <StepActions formId={FORM_ID} isPending={form.isSubmitting} />
    </>
  );
}
