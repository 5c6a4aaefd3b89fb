import { fail } from '#base/result.ts';
import { plural } from '#base/text.ts';

export function tooFew(needed: number, balance: number) {
  return fail('too_few_credits', `This takes ${plural(needed, 'credit')}, and you have ${balance}.`, {
    details: { needed, balance },
  });
}

export const notPublished = (name: string) =>
  fail('credits.not_published', `Publish ${name} first. Then you can move credits to it.`);

export const keyReused = () => fail('credits.key_reused', 'This key was used for something else.');
