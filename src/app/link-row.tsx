import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

/** The link to read, and a button that takes it along. */
export function LinkRow({ address }: { address: string }) {
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
    <div className="mt-5">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <TextField
          label="Link"
          value={address}
          onChange={() => undefined}
          reservesMessage={false}
          className="min-w-0 grow"
        />
        <Button
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
