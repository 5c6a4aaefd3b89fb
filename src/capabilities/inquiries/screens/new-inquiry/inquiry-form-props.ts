import type { RefusedForm } from '#app/submitted-form.ts';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { BudgetQuestion } from '../../rules/budget-question.ts';
import type { EventChoice } from '../../rules/event-choices.ts';
import type { InquirySource } from '../../rules/lead-tags.ts';
import type { StyleQuestion } from '../../rules/style-questions.ts';
import type { InquiryValues } from './inquiry-values.ts';

export interface InquiryFormProps {
  isGuest: boolean;
  category: TaxonomyKey;
  /** Who is written to; all of one trade. */
  cards: readonly ShownCard[];
  events: readonly EventChoice[];
  /** Vendors of the trade who have heard from this couple before. */
  writtenTo: readonly string[];
  questions: readonly StyleQuestion[];
  budget: BudgetQuestion;
  source: InquirySource;
  /** The day that was pressed in the vendor's calendar, as it is typed; empty where none was. */
  askedDay: string;
  /** What the form begins with. */
  values: InquiryValues;
  /** Names the request where it is sent without scripts, so that sending it twice is sending it once. */
  plainRequestUuid: string;
  /** A place as it was typed, where nobody could tell which one was meant. */
  typedPlace?: string;
  refused?: RefusedForm | undefined;
}
