import type { RefusedForm } from '../../rules/site-view.ts';
import { siteWords } from '../../rules/words/site-words.ts';
import type { LoadedSite } from '../load-site.ts';

type Door = Extract<LoadedSite, { show: 'DOOR' }>;

/** Asks for a passcode, and says nothing of whose website it is. */
export function SiteDoor({ loaded, refused }: { loaded: Door; refused?: RefusedForm | undefined }) {
  const words = siteWords(loaded.language);
  const problemId = refused === undefined ? undefined : 'passcode-problem';
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col justify-center bg-linen px-5 py-8 text-lg"
    >
      <h1 className="font-display text-3xl">{words.privateSite}</h1>
      <p className="mt-3">{loaded.of === 'SITE' ? words.enterPasscode : words.enterPagePasscode}</p>
      <form method="post" className="mt-6 grid gap-4">
        <input type="hidden" name="do" value="enter" />
        <label className="grid gap-1.5 font-semibold text-base" htmlFor="passcode">
          {words.passcode}
          <input
            id="passcode"
            name="passcode"
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={refused?.typed.passcode}
            aria-invalid={refused ? true : undefined}
            aria-describedby={problemId ?? 'passcode-hint'}
            className="min-h-12 rounded-card border border-line bg-paper px-4 font-normal text-lg"
          />
        </label>
        {refused === undefined ? (
          <p id="passcode-hint" className="text-base">
            {words.passcodeHint}
          </p>
        ) : (
          <p id={problemId} role="alert" className="text-base text-danger">
            {refused.problem}
          </p>
        )}
        <button type="submit" className="min-h-12 rounded-full bg-ink px-6 font-semibold text-paper">
          {words.open}
        </button>
      </form>
    </main>
  );
}
