import { Download } from 'lucide-react';
import { buttonStyle } from '#ui/button-style.ts';
import type { PhotoWall } from '../../contract/couple-wall.contract.ts';
import { wallFiles } from '../../rules/wall-files.ts';
import { sizeText } from '../../rules/wall-texts.ts';

const SMALL = buttonStyle({ variant: 'secondary', size: 'small' });

/** Files that say how long they are before they come, so the browser shows how far it is, and can be left alone meanwhile. */
export function DownloadPanel({ archive }: Pick<PhotoWall, 'archive'>) {
  if (archive.length === 0) return null;
  return (
    <section aria-labelledby="download-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="download-title" className="mb-1 font-display text-2xl">
        Download all
      </h2>
      <p className="mb-3 text-ink-soft">
        Every photo but those you removed, in the order they came. Your browser shows the progress.
      </p>
      <ul className="grid justify-items-start gap-2">
        {archive.map(({ part, photos, bytes }) => (
          <li key={part}>
            <a href={wallFiles.archive(part)} download className={SMALL}>
              <Download size={16} aria-hidden="true" />
              {archive.length > 1 && `Part ${part}: `}
              {photos === 1 ? '1 photo' : `${photos} photos`} · {sizeText(bytes)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
