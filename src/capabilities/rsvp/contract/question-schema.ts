import { z } from 'zod';
import { QUESTION_KINDS, QUESTION_SCOPES } from '../rules/questions.ts';

const showWhen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ALWAYS') }),
  z.object({ kind: z.literal('COMING'), eventUuid: z.uuid() }),
  z.object({ kind: z.literal('ANSWER'), questionUuid: z.uuid(), value: z.string().max(200) }),
]);

export const questionSchema = z.object({
  uuid: z.uuid(),
  scope: z.enum(QUESTION_SCOPES),
  kind: z.enum(QUESTION_KINDS),
  label: z.string(),
  options: z.array(z.string()),
  isRequired: z.boolean(),
  showWhen,
});
