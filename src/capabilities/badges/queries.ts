import { orpc } from '#app/orpc.ts';

export type BadgesQuestion = { uuid: string; day?: string };

export function badgesQuery(question: BadgesQuestion) {
  return orpc.badges.getBadges.queryOptions({ input: question });
}
