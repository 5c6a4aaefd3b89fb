import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { sendFile } from '#app/send-file.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { FileUpload } from '#ui/upload/file-upload.tsx';
import type { UploadOptions } from '#ui/upload/upload-queue.ts';
import type { GuestImport } from '../../contract/imports.contract.ts';
import { IMPORT_LIMITS } from '../../rules/import/import-limits.ts';
import { LIST_FILE_TYPES, LIST_FILES_TEXT } from '../import/list-files.ts';

function sendList(file: File, options: UploadOptions): Promise<GuestImport> {
  return sendFile<GuestImport>(
    `/web-api/v1/guests/imports/file/${encodeURIComponent(file.name)}`,
    file,
    options,
  );
}

/** A list from elsewhere, as a file or pasted. It is only read here; what it becomes is shown on the next page. */
export function BringList() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const open = (brought: GuestImport) => navigate(paths.guestImport(brought.uuid));
  const pasting = useAction({
    run: () => {
      const file = new File([text], 'Pasted list.txt');
      return sendList(file, { onProgress: () => undefined, signal: new AbortController().signal });
    },
    onDone: open,
  });
  return (
    <section aria-label="Bring a list" className="rounded-card border border-line bg-paper p-5">
      <h2 className="mb-1 font-display text-2xl">Bring a list</h2>
      <p className="mb-4 text-ink-soft">
        From a spreadsheet, your contacts or another wedding site. You’ll check everything before it’s added.
      </p>
      <FileUpload
        label="Your list"
        allowsSeveral={false}
        description={LIST_FILES_TEXT}
        accept={LIST_FILE_TYPES}
        maxBytes={IMPORT_LIMITS.bytes}
        upload={sendList}
        onUploaded={(_, answer) => void open(answer as GuestImport)}
      />
      <TextAreaField
        label="Or paste it here"
        description="Cells from a spreadsheet, or one household a line."
        value={text}
        onChange={setText}
        rows={5}
        className="mt-4"
      />
      <Button
        variant="secondary"
        onPress={() => pasting.mutate()}
        isPending={pasting.isPending}
        isDisabled={text.trim() === ''}
      >
        Read this list
      </Button>
    </section>
  );
}
