import { validateFields } from '#base/validation/validate-fields.ts';
import { CLAIM_RULES, type ClaimWords } from './claim-rules.ts';
import type { GuestWords } from './guest-words.ts';

/** What to say to a guest, in their language, about the first thing that is wrong; nothing where all is well. */
export function claimProblem(words: GuestWords, claim: ClaimWords): string | undefined {
  const [field] = Object.keys(validateFields(claim, CLAIM_RULES));
  if (field === undefined) return undefined;
  if (field === 'name') return claim.name === '' ? words.missingYourName : words.wrongEntry;
  if (field === 'email') return claim.email === '' ? words.missingReach : words.wrongEmail;
  if (field === 'phone') return words.wrongPhone;
  if (field === 'address1') return words.missingAddress;
  return words.wrongEntry;
}
