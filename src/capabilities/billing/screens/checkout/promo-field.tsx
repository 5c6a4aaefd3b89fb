import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface PromoFieldProps {
  /** As it stands in the address. */
  code: string | null;
  /** What it does, where it holds. */
  text: string | null;
  error: string | null;
  isPending: boolean;
  onApply: (code: string | null) => void;
}

export function PromoField({ code, text, error, isPending, onApply }: PromoFieldProps) {
  const [typed, setTyped] = useState(code ?? '');
  if (code && text) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>
          <strong className="font-semibold">{code.toUpperCase()}</strong>: {text}
        </p>
        <Button
          variant="quiet"
          onPress={() => {
            setTyped('');
            onApply(null);
          }}
        >
          Remove code
        </Button>
      </div>
    );
  }
  const isUnchanged = typed.trim() === (code ?? '');
  return (
    <div className="flex items-start gap-3">
      <TextField
        label="Promo code"
        isOptional
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={40}
        className="min-w-0 grow"
        {...(error && isUnchanged && { error })}
      />
      <Button
        variant="secondary"
        isPending={isPending}
        onPress={() => onApply(typed.trim() || null)}
        className="mt-6.5"
      >
        Apply
      </Button>
    </div>
  );
}
