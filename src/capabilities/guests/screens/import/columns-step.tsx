import { useState } from 'react';
import { sendFile } from '#app/send-file.ts';
import { useRefresh } from '#app/use-refresh.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { FileUpload } from '#ui/upload/file-upload.tsx';
import type { GuestImport } from '../../contract/imports.contract.ts';
import { IMPORT_KEY } from '../../queries.ts';
import type { CoupleFirstNames, GuestList, GuestSide } from '../../rules/household-choices.ts';
import {
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  type ImportColumn,
  namesPeople,
} from '../../rules/import/import-columns.ts';
import { IMPORT_LIMITS } from '../../rules/import/import-limits.ts';
import { LIST_OPTIONS, sideOptions } from '../guests/choice-options.ts';
import { LIST_FILE_TYPES, LIST_FILES_TEXT } from './list-files.ts';
import type { ImportActions } from './use-import.ts';

/** A select takes no empty key. */
const LEFT_OUT = 'left-out';

function columnOptions(events: GuestImport['events'], head: string) {
  return [
    { id: LEFT_OUT, label: 'Leave out' },
    ...IMPORT_FIELDS.map((field) => ({ id: field, label: IMPORT_FIELD_LABELS[field] })),
    ...events.flatMap(({ uuid, name }) => [
      { id: `reply:${uuid}`, label: `Reply: ${name}` },
      { id: `dish:${uuid}`, label: `Dish: ${name}` },
    ]),
    { id: 'reply:new', label: `Reply: new event “${head}”` },
    { id: 'dish:new', label: `Dish: new event “${head}”` },
  ];
}

interface ColumnsStepProps {
  page: GuestImport;
  couple: CoupleFirstNames;
  mapping: ImportActions['mapping'];
  onDone: () => void;
}

/** What each column is, as we read it, to be corrected before anything is compared. */
export function ColumnsStep({ page, couple, mapping, onDone }: ColumnsStepProps) {
  const refresh = useRefresh();
  const [defaults, setDefaults] = useState(page.defaults);
  const [columns, setColumns] = useState(() =>
    page.files.map((file) => file.columns.map(({ column }) => column as ImportColumn)),
  );
  const change = (file: number, place: number, chosen: string) =>
    setColumns((before) =>
      before.map((row, at) =>
        at === file ? row.with(place, (chosen === LEFT_OUT ? '' : chosen) as ImportColumn) : row,
      ),
    );
  const hasNames = columns.some(namesPeople);
  const address = (file: File) =>
    `/web-api/v1/guests/imports/${page.uuid}/file/${encodeURIComponent(file.name)}`;
  return (
    <>
      {page.files.map((file, at) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
          key={at}
          aria-label={file.name}
          className="mb-6 rounded-card border border-line bg-paper p-5"
        >
          <h2 className="wrap-anywhere mb-1 font-display text-2xl">{file.name}</h2>
          <p className="mb-4 text-ink-soft">{plural(file.rows, 'row')}. Tell us what each column holds.</p>
          <ul className="grid gap-x-4 gap-y-1 md:grid-cols-2 xl:grid-cols-3">
            {file.columns.map(({ head, samples }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <li key={place} className="min-w-0">
                <SelectField
                  label={head}
                  options={columnOptions(page.events, head)}
                  value={columns[at]?.[place] || LEFT_OUT}
                  onChange={(chosen) => change(at, place, chosen)}
                  description={samples.join(' · ') || 'Empty'}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section
        aria-label="Everyone in this list"
        className="mb-6 rounded-card border border-line bg-paper p-5"
      >
        <h2 className="mb-4 font-display text-2xl">Where the file doesn’t say</h2>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <SelectField
            label="Side"
            options={sideOptions(couple)}
            value={defaults.side}
            onChange={(side) => setDefaults((before) => ({ ...before, side: side as GuestSide }))}
          />
          <SelectField
            label="List"
            options={LIST_OPTIONS}
            value={defaults.list}
            onChange={(list) => setDefaults((before) => ({ ...before, list: list as GuestList }))}
          />
        </div>
      </section>
      {page.files.length < IMPORT_LIMITS.files && (
        <FileUpload
          className="mb-6"
          label="Replies in a second file? Add it here"
          allowsSeveral={false}
          description={LIST_FILES_TEXT}
          accept={LIST_FILE_TYPES}
          maxBytes={IMPORT_LIMITS.bytes}
          upload={(file, options) => sendFile<GuestImport>(address(file), file, options)}
          onUploaded={() => void refresh(IMPORT_KEY)}
        />
      )}
      {!hasNames && (
        <p className="mb-3 font-medium text-red" role="alert">
          Choose the column with the names.
        </p>
      )}
      <Button
        isDisabled={!hasNames}
        isPending={mapping.isPending}
        onPress={() => mapping.mutate({ files: columns, defaults }, { onSuccess: onDone })}
      >
        Check the list
      </Button>
    </>
  );
}
