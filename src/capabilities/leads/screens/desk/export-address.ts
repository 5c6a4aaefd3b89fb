import type { LeadQuestion } from '../../queries.ts';

const EXPORT_PATH = '/web-marketplace-api/v1/manage/inquiry/export';

/** The leads of the view as it is shown, as a file. */
export function exportAddress(question: LeadQuestion): string {
  return `${EXPORT_PATH}?${new URLSearchParams(question)}`;
}
