import { Check, Copy, Lock, Mail, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { phoneText } from '#base/phone-text.ts';
import { hiddenContactText } from '#capabilities/inquiries/rules/cover-words.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';

const COPIED_MS = 2_000;
const link = 'rounded-mark font-medium text-secondary underline-offset-4 hover:underline';

function CopyButton({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <IconButton
        label={`Copy ${label}`}
        icon={isCopied ? <Check size={18} className="text-green-deep" /> : <Copy size={18} />}
        onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      />
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </>
  );
}

function Row({ icon, children, copy }: { icon: ReactNode; children: ReactNode; copy: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-2.5">
      <span className="text-ink-soft">{icon}</span>
      <span className="wrap-anywhere min-w-0 grow text-sm">{children}</span>
      {copy}
    </li>
  );
}

/** How to reach the couple, or why that is not shown. */
export function ContactCard({
  contact,
  contactHidden,
  status,
}: Pick<LeadThread, 'contact' | 'contactHidden' | 'status'>) {
  if (!contact) {
    return (
      <p className="flex gap-2.5 text-ink-soft text-sm">
        <Lock size={16} aria-hidden="true" className="mt-0.75 shrink-0" />
        {hiddenContactText(status, contactHidden ?? 'NOT_CONNECTED')}
      </p>
    );
  }
  const { names, email, phone } = contact;
  return (
    <>
      <p className="font-semibold">{names}</p>
      <ul className="mt-1">
        {email && (
          <Row
            icon={<Mail size={18} aria-hidden="true" />}
            copy={<CopyButton label="email address" text={email} />}
          >
            <a href={`mailto:${email}`} className={link}>
              {email.slice(0, email.indexOf('@'))}
              <wbr />
              {email.slice(email.indexOf('@'))}
            </a>
          </Row>
        )}
        {phone && (
          <Row
            icon={<Phone size={18} aria-hidden="true" />}
            copy={<CopyButton label="phone number" text={phone} />}
          >
            <a href={`tel:${phone}`} className={link}>
              {phoneText(phone)}
            </a>
          </Row>
        )}
      </ul>
      {!email && !phone && <p className="text-ink-soft text-sm">They write to you here.</p>}
    </>
  );
}
