import { z } from 'zod';
import { couplePassword, vendorPassword } from '#base/validation/password.ts';
import { usPhone } from '#base/validation/phone.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { emailText } from '#platform/contract/email-text.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';

export const emailField = emailText;
export const nameField = ruled(cleanText, required, maxLength(50));
export const optionalNameField = ruled(cleanText, maxLength(50)).default('');
// A password is taken as typed: no trimming, and an upper bound so that hashing stays cheap.
const passwordText = z.string().max(200, 'Must be 200 characters or less');
export const couplePasswordField = ruled(passwordText, required, couplePassword);
export const vendorPasswordField = ruled(passwordText, required, vendorPassword);
export const anyPasswordField = ruled(passwordText, required);
export const usPhoneField = ruled(cleanText, required, usPhone);
export const codeField = ruled(cleanText, required, maxLength(20));
export const tokenField = ruled(cleanText, required).pipe(z.string().max(2_000));

export const doneSchema = z.object({ ok: z.literal(true) });
export const DONE = { ok: true } as const;
