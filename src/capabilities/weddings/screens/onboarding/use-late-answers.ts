import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OnboardingAnswers } from './answer-store.ts';

/**
 * Answers of an earlier visit, or of the address, come after the first drawing. The form takes them over where nobody has
 * typed meanwhile; drawn anew, it would lose the focus of who is at it.
 */
export function useLateAnswers<Values extends Partial<OnboardingAnswers>>(
  methods: UseFormReturn<Values>,
  known: Values,
): void {
  const given = useRef(known);
  useEffect(() => {
    const typed = methods.getValues();
    const names = Object.keys(known) as (keyof Values)[];
    const late = names.filter(
      (name) => known[name] !== given.current[name] && typed[name] === given.current[name],
    );
    if (late.length === 0) return;
    const news = Object.fromEntries(late.map((name) => [name, known[name]]));
    given.current = { ...given.current, ...news };
    methods.reset({ ...typed, ...news });
  });
}
