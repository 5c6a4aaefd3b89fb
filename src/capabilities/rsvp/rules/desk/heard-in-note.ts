import type { InvitedPerson } from '../household-invitation.ts';
import { foldPersonName } from '../name-fold.ts';
import type { Reply } from '../reply.ts';
import { type Care, careOf } from './change-card.ts';

/** Words that people write by hand, and what they ask for. */
const HEARD: readonly { words: RegExp; care: Care }[] = [
  {
    words: /\b(ramps?|wheel ?chairs?|walker|stairs|step.free)\b/i,
    care: { kind: 'need', need: 'STEP_FREE' },
  },
  { words: /\bhigh ?chairs?\b/i, care: { kind: 'need', need: 'HIGH_CHAIR' } },
  { words: /\b(sign language|asl)\b/i, care: { kind: 'need', need: 'SIGN_LANGUAGE' } },
  { words: /\bvegetarian\b/i, care: { kind: 'diet', diet: 'VEGETARIAN' } },
  { words: /\bvegan\b/i, care: { kind: 'diet', diet: 'VEGAN' } },
  { words: /\b(gluten|celiac)\b/i, care: { kind: 'diet', diet: 'GLUTEN' } },
  { words: /\b(dairy|lactose)\b/i, care: { kind: 'diet', diet: 'DAIRY' } },
  {
    words: /\b(no|any|pea|tree) ?nuts?\b|\bnuts? (free|allerg)|allerg\w* to nuts/i,
    care: { kind: 'diet', diet: 'NUTS' },
  },
  { words: /\bshellfish\b/i, care: { kind: 'diet', diet: 'SHELLFISH' } },
  { words: /\bkosher\b/i, care: { kind: 'diet', diet: 'KOSHER' } },
  { words: /\bhalal\b/i, care: { kind: 'diet', diet: 'HALAL' } },
];

const SENTENCES = /[.!?\n;]+/;

export type Heard = { care: Care; person: InvitedPerson };

/** What a sentence asks for whoever it names, or for the one person there is. It is suggested, never done. */
export function heardInNote(
  reply: Pick<Reply, 'note' | 'people'>,
  people: readonly InvitedPerson[],
): Heard[] {
  const sentences = reply.note.split(SENTENCES).map((text) => ({ text, names: foldPersonName(text) }));
  return people.flatMap((person) => {
    const [name = ''] = foldPersonName(person.firstName);
    const about = sentences.filter(({ names }) => people.length === 1 || names.includes(name));
    return HEARD.filter(
      ({ words, care }) => about.some(({ text }) => words.test(text)) && !isNoted(reply, person, care),
    ).map(({ care }) => ({ care, person }));
  });
}

function isNoted({ people }: Pick<Reply, 'people'>, { uuid }: InvitedPerson, care: Care): boolean {
  const known = people.find(({ guestUuid }) => guestUuid === uuid);
  return known !== undefined && careOf(known).some((one) => JSON.stringify(one) === JSON.stringify(care));
}
