import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { personName } from '#capabilities/guests/rules/guest-person.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import { tableName } from '../../rules/seating-state.ts';
import type { UntoldRow } from '../freed.store.ts';

function line({ firstName, lastName, number, label, why }: UntoldRow): string {
  const name = mailName(personName({ firstName, lastName }));
  const table = mailName(tableName({ number, label }));
  return why === 'DECLINED'
    ? `${name} can’t come. Their chair at ${table} is free.`
    : `${name} is no longer invited. Their chair at ${table} is free.`;
}

/** Every chair that came free since the last one. */
export function freedMail({ publicUrl }: { publicUrl: string }, freed: readonly UntoldRow[]) {
  const [first] = freed;
  const subject =
    freed.length === 1 && first
      ? `A chair came free at ${mailName(tableName(first))}`
      : `${plural(freed.length, 'chair')} came free`;
  return {
    subject,
    preview: freed.map(line).join(' '),
    heading: freed.length === 1 ? 'A chair came free' : `${plural(freed.length, 'chair')} came free`,
    paragraphs: [...freed.map(line), 'Everyone else sits where they did.'],
    action: { label: 'Open your seating chart', url: `${publicUrl}${paths.seatingChart()}` },
  };
}
