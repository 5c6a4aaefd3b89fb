import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '#ui/fonts/fraunces-latin.woff2?url';

const FONT = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

/** Asked for before the style sheet has been read that names them. */
export function HouseLetters() {
  return (
    <>
      <link {...FONT} href={figtree} />
      <link {...FONT} href={fraunces} />
    </>
  );
}
