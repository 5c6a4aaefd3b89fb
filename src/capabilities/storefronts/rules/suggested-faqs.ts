import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Faq } from './faqs.ts';
import { SUGGESTED_FAQS, type SuggestedFaq } from './suggested-faqs.data.ts';

/** For a type of vendor that nobody has written any for there are none; whoever asks can have that noted. */
export function suggestedFaqs(
  category: string,
  onUnsupported?: (category: string) => void,
): readonly SuggestedFaq[] {
  if (Object.hasOwn(SUGGESTED_FAQS, category)) return SUGGESTED_FAQS[category as TaxonomyKey];
  onUnsupported?.(category);
  return [];
}

/** Where questions are required all of them must be answered; elsewhere any answered question will do. */
export function hasAnsweredFaqs(category: TaxonomyKey, faqs: readonly Faq[]): boolean {
  const answered = faqs.filter(({ answer }) => answer.trim() !== '');
  const required = suggestedFaqs(category).filter(({ isRequired }) => isRequired);
  if (required.length === 0) return answered.length > 0;
  return required.every(({ key }) => answered.some((faq) => faq.key === key));
}
