import type { GuestWords } from './guest-words.ts';
import type { HouseholdInvitation, InvitedPerson } from './household-invitation.ts';
import type { Reply } from './reply.ts';

/** What a person is called on the page: by first name, or by whose guest they are while nobody knows more. */
export function personWords(
  words: Pick<GuestWords, 'guestOf' | 'someGuest'>,
  { people }: Pick<HouseholdInvitation, 'people'>,
  person: InvitedPerson,
  reply?: Reply,
): string {
  const said = person.isOpen ? reply?.people.find(({ guestUuid }) => guestUuid === person.uuid) : undefined;
  const { firstName, lastName } = said ?? person;
  if (firstName === '' && lastName === '')
    return person.guestOf ? words.guestOf(person.guestOf) : words.someGuest;
  const isAlone = people.filter((other) => other.firstName === firstName).length < 2;
  return firstName !== '' && isAlone ? firstName : [firstName, lastName].filter(Boolean).join(' ');
}
