import { Fragment } from 'react';

/** As the server covers what must not be read yet. */
const COVER = '•••';

function piecesOf(text: string) {
  let place = 0;
  return text.split(COVER).map((words) => {
    const piece = { place, words };
    place += words.length + COVER.length;
    return piece;
  });
}

/** Plain text as it was written; covered places are drawn as such instead of as dots. */
export function CoveredText({ text, isMasked }: { text: string; isMasked: boolean }) {
  if (!isMasked) return text;
  return piecesOf(text).map(({ place, words }) => (
    <Fragment key={place}>
      {place > 0 && (
        <span className="mx-0.5 inline-block h-[1em] w-20 rounded-mark bg-ink/15 align-[-0.1em]">
          <span className="sr-only">hidden</span>
        </span>
      )}
      {words}
    </Fragment>
  ));
}
