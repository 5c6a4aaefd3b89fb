import { Download } from 'lucide-react';
import { saveFile } from '#app/save-file.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';

function save(text: string) {
  saveFile(new Blob([text], { type: 'text/plain' }), 'ampersand-backup-codes.txt');
}

export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <ul
        className="my-3 grid max-w-100 grid-cols-2 gap-x-6 gap-y-1 rounded-card border border-line bg-linen px-5 py-4 font-mono"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          icon={<Download size={16} aria-hidden="true" />}
          onPress={() => save(`Backup codes for Ampersand\n\n${text}`)}
        >
          Download
        </Button>
        <CopyButton text={text} label="Copy codes" />
      </div>
    </>
  );
}
