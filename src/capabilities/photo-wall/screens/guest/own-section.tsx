import { LONGEST_CAPTION } from '../../rules/wall-choices.ts';
import type { WallWords } from '../../rules/wall-words.ts';
import { look } from './look.ts';

/** Filled by the script, which alone knows whose phone this is. */
export function OwnSection({ words }: { words: WallWords }) {
  return (
    <section id="own" hidden aria-labelledby="own-title" className="mt-10">
      <h2 id="own-title" className="mb-4 font-display text-2xl">
        {words.yours}
      </h2>
      <p id="own-said" role="status" className="mb-3 text-ink-soft empty:hidden" />
      <ul id="own-list" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" />
      <template id="own-photo">
        <li className="flex gap-4 rounded-card border border-line bg-paper p-3">
          <img
            alt=""
            width={112}
            height={112}
            loading="lazy"
            className="size-28 shrink-0 rounded-input bg-line object-cover"
          />
          <form className="flex min-w-0 grow flex-col gap-2">
            <p role="status" data-state="" className="font-semibold text-base" />
            <input
              type="text"
              aria-label={words.caption}
              placeholder={words.caption}
              maxLength={LONGEST_CAPTION}
              dir="auto"
              className="min-h-11 w-full rounded-input border border-line-strong bg-paper px-3 text-base"
            />
            <span className="flex flex-wrap gap-2">
              <button type="submit" className={look.small}>
                {words.save}
              </button>
              <button type="button" data-withdraw="" className={`${look.small} text-red-deep`}>
                {words.withdraw}
              </button>
            </span>
          </form>
        </li>
      </template>
    </section>
  );
}
