import type { FormWords } from '../../rules/apply-step.ts';

export function wordsInForm(form: FormData): FormWords {
  const all = (name: string) => form.getAll(name).map(String);
  return { all, get: (name: string) => all(name)[0] ?? '' };
}
