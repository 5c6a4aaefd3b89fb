import { validateFields } from '#base/validation/validate-fields.ts';
import { photoWallContract } from '#capabilities/photo-wall/contract.ts';
import { MODERATIONS, NAME_CHOICES, WALL_MODES } from '#capabilities/photo-wall/rules/wall-choices.ts';
import { WALL_RULES } from '#capabilities/photo-wall/rules/wall-rules.ts';
import {
  WALL_FORM_RULES,
  type WallValues,
  wallInput,
} from '#capabilities/photo-wall/screens/couple/wall-form.ts';
import { formCase } from './form-case.ts';

export const PHOTO_WALL_FORMS = [
  formCase<WallValues>({
    files: ['src/capabilities/photo-wall/screens/couple/wall-settings-dialog.tsx'],
    calls: { saveWall: photoWallContract.saveWall },
    values: {
      ...{ mode: 'GALLERY', moderation: 'AFTER', names: 'OPTIONAL', mayDownload: true },
      ...{ opensOn: '09/11/2027', closesOn: '09/12/2027' },
    },
    choices: { mode: WALL_MODES, moderation: MODERATIONS, names: NAME_CHOICES, mayDownload: [true, false] },
    rules: WALL_FORM_RULES,
    input: wallInput,
    beside: { version: 1 },
    notTyped: { version: 'The one that was opened.' },
    alsoAsked: (input: ReturnType<typeof wallInput>) => validateFields(input, WALL_RULES),
  }),
];
