import { useState } from 'react';

type Typing = {
  value: string;
  /** As it would be stored: what is typed and differs only by this is left as it was typed. */
  stored: (typed: string) => string;
  /** Why it is not taken; the text stays, and so does what was stored before. */
  refuse: (stored: string) => string | undefined;
  /** Answers with what keeps it from being stored. */
  onChange: (typed: string) => string | undefined;
  /** Told only once the field is left, for what looks wrong while it is half typed. */
  isToldLate?: boolean;
};

/** A field that saves as it is typed in, and follows what others or an undo put there. */
export function useTyped({ value, stored, refuse, onChange, isToldLate = false }: Typing) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [error, setError] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  if (known !== value) {
    setKnown(value);
    if (stored(typed) !== stored(value)) {
      setTyped(value);
      setError(undefined);
    }
  }

  function type(next: string) {
    setTyped(next);
    setLeft(false);
    setError(refuse(stored(next)) ?? onChange(next));
  }

  return {
    typed,
    type,
    leave: () => setLeft(true),
    error: isToldLate && !isLeft ? undefined : error,
  };
}
