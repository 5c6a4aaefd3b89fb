import { z } from 'zod';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { byUuid, instant, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { GUEST_LISTS, GUEST_SIDES } from '../rules/household-choices.ts';
import { type ImportColumn, isImportColumn } from '../rules/import/import-columns.ts';
import { IMPORT_LIMITS } from '../rules/import/import-limits.ts';
import { IMPORT_RESULTS } from '../rules/import/import-results.ts';
import { IMPORT_STATES } from '../rules/import/import-states.ts';
import { IMPORT_FORMATS } from '../rules/import/sheet.ts';

const tag = 'guests';
const BASE = '/web-api/v1/guests/imports';

const result = z.enum(IMPORT_RESULTS);
const place = wholeNumber.max(IMPORT_LIMITS.rows);
const rowRef = z.object({ sheet: place, row: place });
const fileName = ruled(cleanText, required, maxLength(IMPORT_LIMITS.nameLength));
const defaults = z.object({ side: z.enum(GUEST_SIDES), list: z.enum(GUEST_LISTS) });

const changeSchema = z.object({
  id: z.string(),
  kind: z.enum(['FILL', 'CONFLICT', 'ADD']),
  label: z.string(),
  person: z.string(),
  before: z.string(),
  after: z.string(),
  isTaken: z.boolean(),
});

const entrySchema = z.object({
  key: z.string(),
  result,
  isImported: z.boolean(),
  name: z.string(),
  people: z.array(z.string()),
  /** As whoever looks into the file counts: 'Row 7'. */
  rows: z.array(z.string()),
  target: z.string(),
  /** With the cell to correct; without a column nothing in the file can be corrected. */
  problems: z.array(
    z.object({
      ...rowRef.shape,
      column: z.number().nullable(),
      where: z.string(),
      value: z.string(),
      message: z.string(),
    }),
  ),
  remarks: z.array(z.string()),
  changes: z.array(changeSchema),
});

export type ImportEntry = z.output<typeof entrySchema>;

const importSchema = z.object({
  uuid: z.uuid(),
  state: z.enum(IMPORT_STATES),
  expiresAt: instant,
  files: z.array(
    z.object({
      name: z.string(),
      format: z.enum(IMPORT_FORMATS),
      rows: z.number(),
      columns: z.array(z.object({ head: z.string(), column: z.string(), samples: z.array(z.string()) })),
    }),
  ),
  defaults,
  /** What replies can be about. */
  events: z.array(z.object({ uuid: z.uuid(), name: z.string() })),
  /** Events that would be added. */
  newEvents: z.array(z.string()),
  counts: z.record(z.enum([...IMPORT_RESULTS, 'households', 'people']), z.number()),
  /** Of those with this result, in the order of the file. */
  result: result.nullable(),
  entries: z.array(entrySchema),
  /** How many more there are behind these. */
  left: z.number(),
  /** Households that were changed after the import and that undoing has left alone. */
  kept: z.array(z.string()),
});

export type GuestImport = z.output<typeof importSchema>;

const column = z
  .string()
  .max(50)
  .refine((text) => isImportColumn(text))
  .transform((text) => text as ImportColumn);

const choicesInput = z.object({
  ...byUuid.shape,
  /** Cells that were corrected. */
  edits: z.array(z.object({ ...rowRef.shape, column: place, value: cleanText })).max(100),
  choices: z
    .array(
      z.object({
        key: shortText(20),
        decision: z.enum(['IMPORT', 'SKIP']).nullable(),
        /** Of what is said otherwise: what is taken from the file. */
        take: z.array(shortText(200)).max(200),
      }),
    )
    .max(100),
  /** What to show of it afterwards. */
  result: result.nullable(),
});

export type ImportChoicesInput = z.output<typeof choicesInput>;

const columnsInput = z.object({
  ...byUuid.shape,
  files: z.array(z.array(column).max(IMPORT_LIMITS.columns)).max(IMPORT_LIMITS.files),
  defaults,
});

export type ImportColumnsInput = z.output<typeof columnsInput>;

export const importsContract = {
  openImport: route({
    method: 'POST',
    path: `${BASE}/file/{name}`,
    summary: 'Bring a list in: the body is a spreadsheet, a CSV, contacts or plain lines, at most 5 MB',
    tag,
    access: 'signed-in',
    fileBytes: IMPORT_LIMITS.bytes,
  })
    .route({ inputStructure: 'detailed' })
    .input(z.object({ params: z.object({ name: fileName }), body: z.file() }))
    .output(importSchema),

  addImportFile: route({
    method: 'POST',
    path: `${BASE}/{uuid}/file/{name}`,
    summary: 'One more file for the same list: the replies that another site keeps apart',
    tag,
    access: 'signed-in',
    fileBytes: IMPORT_LIMITS.bytes,
  })
    .route({ inputStructure: 'detailed' })
    .input(z.object({ params: z.object({ uuid: z.uuid(), name: fileName }), body: z.file() }))
    .output(importSchema),

  readImport: route({
    method: 'GET',
    path: `${BASE}/{uuid}`,
    summary: 'What a list that was brought in would change, household by household',
    tag,
    access: 'signed-in',
  })
    .input(
      z.object({
        ...byUuid.shape,
        result: result.optional(),
        from: z.coerce.number().int().min(0).max(IMPORT_LIMITS.rows).default(0),
      }),
    )
    .output(importSchema),

  saveImportColumns: route({
    method: 'PUT',
    path: `${BASE}/{uuid}/columns`,
    summary: 'Say what the columns are, and which side and list whoever names none is on',
    tag,
    access: 'signed-in',
  })
    .input(columnsInput)
    .output(importSchema),

  saveImportChoices: route({
    method: 'PUT',
    path: `${BASE}/{uuid}/choices`,
    summary: 'Correct cells, and choose what is imported',
    tag,
    access: 'signed-in',
  })
    .input(choicesInput)
    .output(importSchema),

  applyImport: route({
    method: 'POST',
    path: `${BASE}/{uuid}/apply`,
    summary: 'Import what was checked, all of it or nothing; a second time changes nothing',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(importSchema),

  undoImport: route({
    method: 'POST',
    path: `${BASE}/{uuid}/undo`,
    summary: 'Take an import back; households that were changed since stay, and are named',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(importSchema),

  discardImport: route({
    method: 'POST',
    path: `${BASE}/{uuid}/discard`,
    summary: 'Forget a list that was brought in and not imported',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({})),
};
