import type { WallWords } from '../../rules/wall-words.ts';

const round =
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-full bg-paper/15 text-2xl text-paper hover:bg-paper/30';
const word =
  'inline-flex min-h-11 cursor-pointer items-center px-3 font-semibold text-base text-paper underline underline-offset-4';

interface LightboxProps {
  words: WallWords;
  mayDownload: boolean;
}

function Arrow({ points }: { points: string }) {
  return (
    <svg
      aria-hidden="true"
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={points} />
    </svg>
  );
}

/** One photo as large as the phone; the browser's own dialog keeps focus and closes by Escape. */
export function Lightbox({ words, mayDownload }: LightboxProps) {
  return (
    <dialog
      id="lightbox"
      aria-labelledby="lightbox-words"
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-ink text-paper backdrop:bg-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-end gap-2 p-2">
          <p id="lightbox-said" role="status" className="grow px-3 text-base" />
          <button type="button" data-step="close" aria-label={words.close} className={round}>
            <Arrow points="M6 6l12 12M18 6L6 18" />
          </button>
        </div>
        <div className="flex min-h-0 grow items-center justify-center gap-2 px-2">
          <button
            type="button"
            data-step="-1"
            aria-label={words.previous}
            className={`${round} rtl:rotate-180`}
          >
            <Arrow points="M15 5l-7 7 7 7" />
          </button>
          <img
            id="lightbox-photo"
            alt=""
            className="min-h-0 min-w-0 max-h-full max-w-full grow object-contain"
          />
          <button type="button" data-step="1" aria-label={words.next} className={`${round} rtl:rotate-180`}>
            <Arrow points="M9 5l7 7-7 7" />
          </button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 p-3">
          <p id="lightbox-words" className="wrap-anywhere min-w-0 px-3 py-2" dir="auto" />
          <span className="flex">
            {mayDownload && (
              <a id="lightbox-save" href="?" download className={word}>
                {words.download}
              </a>
            )}
            <button type="button" data-step="report" className={word}>
              {words.report}
            </button>
          </span>
        </div>
      </div>
    </dialog>
  );
}
