import { paths } from '#app/rules/paths.ts';

/** For everything that is no wall, whatever the reason: nobody learns which. */
export function NoWall() {
  return (
    <main id="content" className="mx-auto max-w-[30rem] px-5 pt-20 pb-10 text-lg">
      <h1 className="mb-4 font-display text-3xl">We couldn’t find these photos</h1>
      <p className="mb-4">Please scan the code again. It may have been replaced since you last used it.</p>
      <p className="mb-6">If it still doesn’t open, ask the couple for their new code.</p>
      <a href={paths.home()} className="inline-flex min-h-11 items-center underline underline-offset-4">
        What Ampersand is
      </a>
    </main>
  );
}
