import { TextField, type TextFieldProps } from './text-field.tsx';

export interface CodeFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'inputMode' | 'autoComplete' | 'countTo' | 'maxLength' | 'inputClassName'
  > {
  length?: number;
  /** Called once all digits stand, so that a form may send itself. */
  onComplete?: (code: string) => void;
}

/** One input, not six boxes: pasting, filling in from a text message and deleting then just work. */
export function CodeField({ length = 6, onChange, onComplete, ...rest }: CodeFieldProps) {
  function takeDigits(typed: string) {
    const code = typed.replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== rest.value) onComplete?.(code);
  }
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={takeDigits}
      inputClassName="font-semibold text-2xl tracking-[0.4em] tabular-nums"
    />
  );
}
