import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { ButtonVariant } from '#ui/button-style.ts';
import { TextField } from '#ui/text-field.tsx';

interface LinkRowProps {
  address: string;
  /** Quieter where something else is to be done first. */
  variant?: ButtonVariant;
}

/** The link to read, and a button that takes it along: below it where the place is narrow, whatever the screen. */
export function LinkRow({ address, variant = 'primary' }: LinkRowProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }
  return (
    <div className="@container mt-5">
      <div className="flex flex-col gap-3 @min-[26rem]:flex-row @min-[26rem]:items-center">
        <TextField
          label="Link"
          value={address}
          onChange={() => undefined}
          reservesMessage={false}
          className="min-w-0 grow"
        />
        <Button
          variant={variant}
          icon={
            outcome === 'copied' ? (
              <Check size={18} aria-hidden="true" />
            ) : (
              <Copy size={18} aria-hidden="true" />
            )
          }
          onPress={() => void copy()}
        >
          Copy link
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6.5 text-ink-soft text-sm">
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'refused' && 'Your browser blocked copying. Select the link and copy it.'}
      </p>
    </div>
  );
}
