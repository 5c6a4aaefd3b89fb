import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';

const SHOWN_MS = 2_500;

/** Says beside itself, aloud and in sight, that it has copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  }

  return (
    <span className="inline-flex items-center gap-3">
      <Button
        variant="secondary"
        size="small"
        onPress={copy}
        icon={
          outcome === 'copied' ? (
            <Check size={16} aria-hidden="true" />
          ) : (
            <Copy size={16} aria-hidden="true" />
          )
        }
      >
        {label}
      </Button>
      <span role="status" className="text-ink-soft text-sm">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Select it and copy'}
      </span>
    </span>
  );
}
