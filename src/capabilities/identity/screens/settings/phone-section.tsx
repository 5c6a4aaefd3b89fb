import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { FieldSkeletons } from '#app/field-skeletons.tsx';
import { Loaded } from '#app/loaded.tsx';
import { SettingsSection } from '#app/settings-section.tsx';
import { formatUsPhone, US_PHONE_PLACEHOLDER } from '#base/validation/phone.ts';
import { Badge } from '#ui/badge.tsx';
import { FormPhoneField } from '#ui/form/form-phone-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { profileQuery } from '../../queries.ts';
import { PHONE_RULES } from '../../rules/account-rules.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';

interface PhoneFormProps {
  hasPhone: boolean;
  onSent: (notifiedValue: string) => void;
}

function PhoneForm({ hasPhone, onSent }: PhoneFormProps) {
  const form = useRuleForm({
    defaultValues: { phoneNumber: '' },
    rules: PHONE_RULES,
    onSubmit: async (values) => {
      const sent = await api.identity.account.changePhone(values);
      onSent(sent.notified_value);
    },
  });
  return (
    <RuleForm form={form} aria-labelledby="phone-title">
      <FormPhoneField
        form={form}
        name="phoneNumber"
        label={hasPhone ? 'New mobile number' : 'Mobile number'}
        placeholder={US_PHONE_PLACEHOLDER}
        className="max-w-100"
      />
      <FormSubmitButton form={form} className="self-start">
        Send code
      </FormSubmitButton>
    </RuleForm>
  );
}

function CurrentPhone({ phoneNumber, isVerified }: { phoneNumber: string | null; isVerified: boolean }) {
  if (!phoneNumber) return <p className="mb-4 text-ink-soft">No number yet.</p>;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-3">
      <span className="font-semibold tabular-nums">{formatUsPhone(phoneNumber)}</span>
      <Badge variant={isVerified ? 'green' : 'gold'}>{isVerified ? 'Confirmed' : 'Not confirmed'}</Badge>
    </p>
  );
}

export function PhoneSection() {
  const profile = useQuery(profileQuery);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <SettingsSection
      id="phone"
      title="Phone"
      lead="We text you a code when you change something important. Texts can be intercepted; a passkey or an authenticator app is safer."
    >
      <Loaded
        query={profile}
        label="your phone number"
        skeleton={<FieldSkeletons count={1} hasCurrentValue />}
      >
        {({ phoneNumber, phoneVerified }) => (
          <>
            <CurrentPhone phoneNumber={phoneNumber} isVerified={phoneVerified} />
            {sentTo === undefined ? (
              <PhoneForm hasPhone={phoneNumber !== null} onSent={setSentTo} />
            ) : (
              <PhoneCodeForm
                sentTo={sentTo}
                onCancel={() => setSentTo(undefined)}
                onVerified={() => setSentTo(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}
