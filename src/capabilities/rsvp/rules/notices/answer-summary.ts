import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { personName } from '#capabilities/guests/rules/guest-person.ts';
import { householdName, joinNames } from '#capabilities/guests/rules/household-names.ts';

/** What a household has said, in numbers and names alone: what people eat and need does not belong into a mail. */
export type AnswerSummary = { name: string; coming: string[]; notComing: string[]; open: number };

/** Whoever comes to anything is coming; whoever has said no to everything is not. */
export function summarize(
  household: Pick<Household, 'name' | 'people'>,
  events: readonly Pick<GuestEvent, 'asksReply'>[],
): AnswerSummary {
  const summary: AnswerSummary = { name: householdName(household), coming: [], notComing: [], open: 0 };
  for (const person of household.people) {
    const statuses = person.invitations.flatMap((invitation, place) =>
      invitation && events[place]?.asksReply ? [invitation.status] : [],
    );
    const name = personName(person);
    if (statuses.includes('ATTENDING')) summary.coming.push(name);
    else if (statuses.includes('INVITED')) summary.open += 1;
    else if (statuses.includes('DECLINED')) summary.notComing.push(name);
  }
  return summary;
}

/** Changes when what would be told of a household does. */
export function toldMark({ coming, notComing, open }: AnswerSummary): string {
  return JSON.stringify([coming, notComing, open]);
}

/** ‘3 coming, 1 can’t come’ */
export function countWords(summaries: readonly Pick<AnswerSummary, 'coming' | 'notComing'>[]): string {
  const coming = summaries.reduce((sum, one) => sum + one.coming.length, 0);
  const notComing = summaries.reduce((sum, one) => sum + one.notComing.length, 0);
  return [
    ...(coming > 0 || notComing === 0 ? [`${coming} coming`] : []),
    ...(notComing > 0 ? [`${notComing} can’t come`] : []),
  ].join(', ');
}

/** One household in a few lines. */
export function summaryLines({ name, coming, notComing, open }: AnswerSummary): string {
  return [
    name,
    ...(coming.length > 0 ? [`Coming: ${joinNames(coming)}`] : []),
    ...(notComing.length > 0 ? [`Can’t come: ${joinNames(notComing)}`] : []),
    ...(open > 0 ? [`Not sure yet: ${open}`] : []),
  ].join('\n');
}
