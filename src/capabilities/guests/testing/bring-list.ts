import { personName } from '../rules/guest-person.ts';
import type { Host } from './guests-world.ts';

export const bring = (host: Host, content: string | Uint8Array<ArrayBuffer>, name = 'guests.csv') =>
  host.guests.openImport({ params: { name }, body: new File([content], name) });

type Import = Awaited<ReturnType<typeof bring>>;

export const columnsOf = ({ uuid, files, defaults }: Import) => ({
  uuid,
  files: files.map(({ columns }) => columns.map(({ column }) => column)),
  defaults,
});

/** As far as it can be imported. */
export async function check(host: Host, content: string | Uint8Array<ArrayBuffer>, name?: string) {
  return host.guests.saveImportColumns(columnsOf(await bring(host, content, name)));
}

export async function importAll(host: Host, content: string) {
  const { uuid } = await check(host, content);
  return host.guests.applyImport({ uuid });
}

export async function namesOf(host: Host) {
  const { households } = await host.guests.listGuests();
  return households.map(({ people }) => people.map(personName).join(', ')).toSorted();
}

/** The list without what only a second writing would change. */
export async function contentOf(host: Host) {
  const { households, events } = await host.guests.listGuests();
  return {
    events: events.map(({ name }) => name),
    households: households.map(({ version: _, ...household }) => household),
  };
}
