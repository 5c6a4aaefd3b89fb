import type { SelectOption } from '#ui/select-field.tsx';
import type { Website } from '../../../contract/editor.contract.ts';
import type { PreviewGuest } from '../../../rules/privacy/preview-guest.ts';

type Choice = SelectOption & { guest: PreviewGuest };

/** Who comes without a link of their own. */
const STRANGERS: Readonly<Record<Website['privacy'], string>> = {
  PASSCODE: 'Anyone with the passcode',
  LINK: 'Anyone with the address',
  PUBLIC: 'Everyone',
};

/** Whom the preview can be of: the first is a stranger to the list. */
export function previewGuests({
  privacy,
  events,
  households,
}: Pick<Website, 'privacy' | 'events' | 'households'>): [Choice, ...Choice[]] {
  return [
    { id: 'stranger', label: STRANGERS[privacy], guest: {} },
    ...events.flatMap(({ id, name }) => [
      { id: `to-${id}`, label: `A guest invited to ${name}`, guest: { invitedTo: id }, group: 'By event' },
      {
        ...{ id: `not-${id}`, label: `A guest not invited to ${name}`, guest: { notInvitedTo: id } },
        group: 'By event',
      },
    ]),
    ...households.map(({ id, name }) => ({ id, label: name, guest: { as: id }, group: 'By household' })),
  ];
}
