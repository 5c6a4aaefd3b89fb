import { z } from 'zod';
import { byUuid, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { GUEST_LISTS, GUEST_SIDES } from '../rules/household-choices.ts';
import { SUGGESTION_RULES } from '../rules/suggestions/suggestion-rules.ts';
import { SUGGESTION_STATES } from '../rules/suggestions/suggestion-states.ts';

const tag = 'guests';

const suggestionSchema = z.object({
  uuid: z.uuid(),
  /** As typed, one household a line. */
  lines: z.string(),
  side: z.enum(GUEST_SIDES),
  note: z.string(),
  /** '' where nobody goes by it any longer. */
  by: z.string(),
  state: z.enum(SUGGESTION_STATES),
  createdAt: instant,
});

export type Suggestion = z.output<typeof suggestionSchema>;

const suggestionInput = ruledObject(
  { uuid: z.uuid(), lines: cleanText, side: z.enum(GUEST_SIDES), note: cleanText },
  SUGGESTION_RULES,
);

export type SuggestionInput = z.output<typeof suggestionInput>;

export const suggestionsContract = {
  listSuggestions: route({
    method: 'GET',
    path: '/web-api/v1/guests/suggestions',
    summary: 'Whom family suggests: everything for who decides, otherwise one’s own',
    tag,
    access: 'signed-in',
  }).output(z.object({ suggestions: z.array(suggestionSchema) })),

  addSuggestion: route({
    method: 'POST',
    path: '/web-api/v1/guests/suggestions',
    summary: 'Suggest households by their names, one a line; sent again under the same id it is the same',
    tag,
    access: 'signed-in',
  })
    .input(suggestionInput)
    .output(suggestionSchema),

  acceptSuggestion: route({
    method: 'POST',
    path: '/web-api/v1/guests/suggestions/{uuid}/accept',
    summary: 'Add what was suggested to a list, once',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ ...byUuid.shape, list: z.enum(GUEST_LISTS) }))
    .output(suggestionSchema),

  declineSuggestion: route({
    method: 'POST',
    path: '/web-api/v1/guests/suggestions/{uuid}/decline',
    summary: 'Leave a suggestion aside',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(suggestionSchema),

  reopenSuggestion: route({
    method: 'POST',
    path: '/web-api/v1/guests/suggestions/{uuid}/reopen',
    summary: 'Take up a declined suggestion again',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(suggestionSchema),
};
