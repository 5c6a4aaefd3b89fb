import { useState } from 'react';
import { PhoneOptInForm } from '#capabilities/identity/parts/phone-opt-in-form.tsx';
import { SwitchField } from '#ui/switch-field.tsx';

const LEAD = 'For new leads, messages, reminders, and bookings. Names only, never what was written.';

interface TextMessagesProps {
  canText: boolean;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** On or off for whoever has agreed to them; for everybody else the way to agree. */
export function TextMessages({ canText, value, onChange }: TextMessagesProps) {
  const [hasAgreed, setHasAgreed] = useState(canText);
  return (
    <div className="mt-5 border-line border-t pt-5">
      {hasAgreed ? (
        <SwitchField
          label={
            <>
              <span className="block font-semibold text-sm">Text messages</span>
              <span className="text-ink-soft text-sm">{LEAD}</span>
            </>
          }
          value={value}
          onChange={onChange}
        />
      ) : (
        <>
          <p className="font-semibold text-sm">Text messages</p>
          <p className="mb-4 text-ink-soft text-sm">{LEAD}</p>
          <PhoneOptInForm
            phoneNumber={null}
            onOptedIn={() => {
              setHasAgreed(true);
              onChange(true);
            }}
          />
        </>
      )}
    </div>
  );
}
