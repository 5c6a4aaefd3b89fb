import { type FormEvent, useEffect, useRef, useState } from 'react';
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

/** A code that holds takes the place of its field, and back: the focus goes along, where somebody had it there. */
function useFocusAlong(isHeld: boolean) {
  const area = useRef<HTMLFormElement>(null);
  const was = useRef(isHeld);
  useEffect(() => {
    if (was.current === isHeld) return;
    was.current = isHeld;
    if (document.activeElement === document.body)
      area.current?.querySelector<HTMLElement>(isHeld ? 'button' : 'input')?.focus();
  }, [isHeld]);
  return area;
}

export function PromoField({ code, text, error, isPending, onApply }: PromoFieldProps) {
  const [typed, setTyped] = useState(code ?? '');
  const [shownCode, setShownCode] = useState(code);
  // The address can change by itself: by the browser's back button, for instance.
  if (shownCode !== code) {
    setShownCode(code);
    setTyped(code ?? '');
  }
  const isHeld = code !== null && text !== null;
  const area = useFocusAlong(isHeld);
  const isUnchanged = typed.trim() === (code ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isHeld) onApply(typed.trim() || null);
  };
  return (
    <form ref={area} onSubmit={submit} aria-label="Promo code">
      {isHeld ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>
            <strong className="font-semibold">{code.toUpperCase()}</strong>: {text}
          </p>
          <Button variant="quiet" onPress={() => onApply(null)}>
            Remove code
          </Button>
        </div>
      ) : (
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
          <Button type="submit" variant="secondary" isPending={isPending} className="mt-2">
            Apply
          </Button>
        </div>
      )}
    </form>
  );
}
