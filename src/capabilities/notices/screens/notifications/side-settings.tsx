import { Card } from '#ui/card.tsx';
import { RadioGroupField } from '#ui/radio-group-field.tsx';
import type { NotificationSetting } from '../../contract.ts';
import { isMailMode, VENDOR_MODE_LABELS } from '../../rules/mail-mode-words.ts';
import { TextMessages } from './text-messages.tsx';
import { useSetting } from './use-setting.ts';

const TITLES = { COUPLE: 'Your wedding', VENDOR: 'Your business' } as const;

const CHOICES = {
  COUPLE: [
    {
      id: 'EACH',
      label: 'Each message',
      description: 'An email as soon as a vendor replies, books, or declines.',
    },
    {
      id: 'DIGEST',
      label: 'Once a day',
      description: 'One email with everything you haven’t seen. Nothing on quiet days.',
    },
    { id: 'OFF', label: 'Never', description: 'Check your inbox when it suits you.' },
  ],
  VENDOR: [
    {
      id: 'EACH',
      label: VENDOR_MODE_LABELS.EACH,
      description: 'An email as soon as a couple writes, books, or sends a reminder.',
    },
    {
      id: 'DIGEST',
      label: 'Once a day',
      description: 'One email with what you haven’t seen and what expires soon. Nothing on quiet days.',
    },
    {
      id: 'OFF',
      label: 'Never',
      description: 'Leads still expire after 21 days without a reply.',
    },
  ],
} as const;

/** How one side hears of inquiries; every choice is saved at once. */
export function SideSettings({ setting, hasTitle }: { setting: NotificationSetting; hasTitle: boolean }) {
  const { side, canText } = setting;
  const { mail, textMessages, change } = useSetting(setting);
  const id = `notify-${side.toLowerCase()}`;
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={hasTitle ? 'mb-4' : 'sr-only'}>
        {TITLES[side]}
      </h2>
      <RadioGroupField
        label="Emails"
        options={CHOICES[side]}
        value={mail}
        reservesMessage={false}
        onChange={(value) => isMailMode(value) && change({ mail: value })}
      />
      {side === 'VENDOR' && (
        <TextMessages
          canText={canText}
          value={textMessages}
          onChange={(value) => change({ textMessages: value })}
        />
      )}
    </Card>
  );
}
