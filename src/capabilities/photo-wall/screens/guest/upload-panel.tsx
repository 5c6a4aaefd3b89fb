import type { GuestWall } from '../../contract/guest-wall.contract.ts';
import { LONGEST_NAME } from '../../rules/wall-choices.ts';
import type { WallWords } from '../../rules/wall-words.ts';
import { look } from './look.ts';

interface UploadPanelProps {
  words: WallWords;
  wall: GuestWall;
  opensOn: string;
}

function Camera() {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z" />
      <circle cx="12" cy="13" r="3.5" />
    </svg>
  );
}

/** Where photos are chosen, and how far they are. The button needs the script, so it comes with it. */
export function UploadPanel({ words, wall, opensOn }: UploadPanelProps) {
  if (wall.window !== 'OPEN')
    return (
      <p className="rounded-card border border-line bg-paper px-5 py-4">
        {wall.window === 'CLOSED' ? words.closed : words.notOpen(opensOn)}
      </p>
    );
  return (
    <div>
      {wall.names !== 'OFF' && (
        <div className="mb-4">
          <label htmlFor="name" className="mb-1.5 block font-semibold">
            {words.yourName}
            {wall.names === 'OPTIONAL' && (
              <span className="font-normal text-ink-soft"> ({words.optional})</span>
            )}
          </label>
          <input
            id="name"
            type="text"
            maxLength={LONGEST_NAME}
            autoComplete="name"
            required={wall.names === 'REQUIRED'}
            dir="auto"
            aria-describedby="name-hint"
            className={look.field}
          />
          <p id="name-hint" className="mt-1 text-base text-ink-soft">
            {words.yourNameHint}
          </p>
        </div>
      )}
      <noscript>
        <p className="rounded-card border-2 border-red bg-red-tint px-4 py-3 font-semibold text-red-deep">
          {words.needsScript}
        </p>
      </noscript>
      <div className="noscript:hidden">
        <input
          id="files"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-describedby="files-hint"
          className="peer sr-only"
        />
        <label
          htmlFor="files"
          className={`${look.primary} peer-focus-visible:outline-3 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-3`}
        >
          <Camera />
          <span id="choose">{words.choose}</span>
        </label>
        <p id="files-hint" className="mt-2 text-center text-base text-ink-soft">
          {words.formats}
        </p>
      </div>
      <div id="sending" hidden className="mt-5 rounded-card border border-line bg-paper px-5 py-4">
        <p id="status" role="status" className="font-semibold text-xl tabular-nums" />
        <progress
          id="progress"
          max={1}
          value={0}
          aria-labelledby="status"
          className="my-2 block h-2.5 w-full overflow-hidden rounded-full accent-primary"
        />
        <p id="note" className="text-base text-ink-soft" />
      </div>
      <ul id="problems" role="alert" className="mt-3 grid gap-2 text-red-deep empty:hidden" />
    </div>
  );
}
