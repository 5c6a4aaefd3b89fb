import { z } from 'zod';
import { CODE_RULES } from '#app/rules/code-rules.ts';
import { required } from '#base/validation/required.ts';
import { emailText } from '#platform/contract/email-text.ts';
import { cleanText, ruled, ruledObject } from '#platform/contract/ruled.ts';
import { NAME_RULES, PASSWORD_RULES, PHONE_RULES } from '../rules/account-rules.ts';

export const emailField = emailText;
export const nameField = ruled(cleanText, ...NAME_RULES.firstName);
export const usPhoneField = ruled(cleanText, ...PHONE_RULES.phoneNumber);
/** A password is taken as typed: no trimming. */
export const passwordText = z.string();

export const codeInput = ruledObject({ code: cleanText }, CODE_RULES);
export const passwordInput = ruledObject({ password: passwordText }, PASSWORD_RULES);

export const tokenField = ruled(cleanText, required).pipe(z.string().max(2_000));

export const doneSchema = z.object({ ok: z.literal(true) });
export const DONE = { ok: true } as const;
