import { paths } from '#app/rules/paths.ts';
import { websitePaths } from '../../rules/paths.ts';
import { siteWords } from '../../rules/words/site-words.ts';

/** The same for an address that never was one and for a page that is not for this reader. */
export function SiteMissing() {
  const words = siteWords('en');
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col justify-center px-5 py-8 text-lg"
    >
      <h1 className="font-display text-3xl">{words.notHere}</h1>
      <p className="mt-3">{words.notHereText}</p>
      <p className="mt-6 grid justify-items-start">
        <a
          href={websitePaths.find()}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Find a couple
        </a>
        <a href={paths.home()} className="inline-flex min-h-11 items-center underline underline-offset-4">
          What Ampersand is
        </a>
      </p>
    </main>
  );
}
