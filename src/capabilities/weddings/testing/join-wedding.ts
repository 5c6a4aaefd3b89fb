import type { InvitationRole } from '../rules/member-roles.ts';
import type { Person, WeddingWorld } from './wedding-world.ts';

/** Invites a new person and lets them accept with the mailed token. */
export async function joinWedding(
  world: WeddingWorld,
  owner: Person,
  role: InvitationRole,
): Promise<Person & { invitationUuid: string }> {
  const person = await world.addPerson(role);
  const { uuid } = await owner.api.sendInvitation({ email: person.email, firstName: 'Guest', role });
  const token = await world.tokenFor(person.email);
  await person.api.actOnInvitation({ uuid, action: 'accept', token });
  return { ...person, invitationUuid: uuid };
}
