import { useEffect, useEffectEvent, useState } from 'react';
import { arrive, beginTyping, wanted } from './rules/typed-text.ts';

const DEBOUNCE_MS = 250;

/** A field that the address follows once the hand rests; nothing typed meanwhile is lost. */
export function useTypedText(value: string, follow: (text: string) => void) {
  const [text, setText] = useState(() => beginTyping(value));
  if (text.known !== value) setText(arrive(text, value));

  const ask = useEffectEvent(() => {
    const next = wanted(text);
    if (next === undefined) return;
    setText({ ...text, underWay: [...text.underWay, next] });
    follow(next);
  });
  const { typed } = text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hand rests from the last letter on.
  useEffect(() => {
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, (next: string) => setText((last) => ({ ...last, typed: next }))] as const;
}
