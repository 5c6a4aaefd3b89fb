import type { CalendarDate } from '#base/calendar-date.ts';
import type { Money } from '#capabilities/budget/server/index.ts';
import type { TaskOverview } from '#capabilities/checklist/server/index.ts';
import type { HeadCountAnswer } from '#capabilities/guests/contract/head-count.contract.ts';
import type { Inquiry } from '#capabilities/inquiries/contract/couple-inquiries.contract.ts';
import type { FreeCount } from '#capabilities/search/server/index.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { HomeRow } from './home.store.ts';

/** What was read, before it is put into words. */
export type HomeFacts = {
  row: HomeRow;
  member: Membership;
  heads: HeadCountAnswer | undefined;
  inquiries: readonly Inquiry[];
  tasks: TaskOverview;
  /** Null for whoever must not see it. */
  money: Money | null;
  /** Empty where place or day are not known. */
  free: ReadonlyMap<TaxonomyKey, FreeCount>;
  today: CalendarDate;
};
