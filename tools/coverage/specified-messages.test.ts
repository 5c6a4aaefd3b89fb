import { expect, it } from 'vitest';
import { quotedMessages, readMessages } from './specified-messages.ts';

const messages = readMessages(`export function lateMessage(year: number): string {
  return \`Date cannot be after \${year}\`;
}
export function linkMessage(match: string): string {
  return \`Links aren’t allowed. Remove \${match} to continue.\`;
}`);
const named = (item: string) => quotedMessages(item, messages).map(({ name }) => name);

it('finds the messages that a row quotes', () => {
  expect(named('Date MM/DD/YYYY: ‘Invalid date’')).toEqual(['MESSAGES.date']);
  expect(named('More than 10 years ahead: ‘Date cannot be after {year}’')).toEqual(['lateMessage']);
  expect(named('Links: ‘Links aren’t allowed. Remove...’')).toEqual(['linkMessage']);
  expect(named('‘Our team is always here’')).toEqual([]);
});
