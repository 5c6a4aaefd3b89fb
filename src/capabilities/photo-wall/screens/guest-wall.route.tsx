import { use } from 'react';
import { data } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { NonceContext } from '#app/nonce-context.ts';
import { apiOf } from '#app/request-scope.ts';
import { wallPaths } from '../rules/paths.ts';
import { coupleNames, wordsOf } from '../rules/words/words-of.ts';
import type { Route } from './+types/guest-wall.route.ts';
import { dayWords } from './guest/day-words.ts';
import { Gallery } from './guest/gallery.tsx';
import { guestHeaders } from './guest/guest-headers.ts';
import { guestLanguage } from './guest/guest-language.ts';
import { LanguageMenu } from './guest/language-menu.tsx';
import { Lightbox } from './guest/lightbox.tsx';
import { NoWall } from './guest/no-wall.tsx';
import { OwnSection } from './guest/own-section.tsx';
import { script } from './guest/script/guest-wall.script.ts?inline-script';
import { scriptWords } from './guest/script-words.ts';
import { UploadPanel } from './guest/upload-panel.tsx';

export const handle = { script: 'none' };
export const headers = guestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? loaderData.title : 'Photos · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function loader({ params: { code }, url, request, context }: Route.LoaderArgs) {
  const before = url.searchParams.get('before') ?? '';
  const from = UUID.test(before) ? before : undefined;
  try {
    const wall = await apiOf(context).photoWall.readGuestWall({ code, ...(from && { before: from }) });
    const language = guestLanguage(url, request);
    const words = wordsOf(language.page.lang);
    const couple = coupleNames(words, wall.couple);
    return { ...language, code, wall, couple, isFirst: !from, title: words.pageTitle(couple) };
  } catch (error) {
    if (errorStatus(error) === 404) throw data(null, 404);
    throw error;
  }
}

/** What a camera opens at the party. It has one small script of its own: nothing is hydrated. */
export default function GuestWallPage({ loaderData }: Route.ComponentProps) {
  const { wall, code, couple, page, query, isFirst, title } = loaderData;
  const nonce = use(NonceContext);
  const words = wordsOf(page.lang);
  const path = wallPaths.upload(code);
  const lead = wall.mode === 'GALLERY' ? words.lead(couple) : words.leadDropOnly(couple);
  return (
    <>
      <main
        id="content"
        data-code={code}
        data-lang={page.lang}
        data-words={JSON.stringify(scriptWords(words))}
        className="mx-auto w-full max-w-page px-5 pt-4 pb-16 text-lg"
      >
        <div className="flex justify-end">
          <LanguageMenu words={words} language={page.lang} path={path} />
        </div>
        <div className="mx-auto max-w-[30rem]">
          <h1 className="mt-4 mb-3 text-balance text-center font-display text-4xl">
            <bdi>{title}</bdi>
          </h1>
          <p className="mb-6 text-balance text-center text-ink-soft">
            {lead}
            {wall.isLookedAtFirst && wall.mode === 'GALLERY' && ` ${words.lookedAtFirst(couple)}`}
          </p>
          <UploadPanel
            words={words}
            wall={wall}
            opensOn={wall.opensOn ? dayWords(page.lang, wall.opensOn) : ''}
          />
        </div>
        <OwnSection words={words} />
        {wall.mode === 'GALLERY' && (
          <Gallery
            words={words}
            wall={wall}
            older={wall.next ? `${path}${query || '?'}${query && '&'}before=${wall.next}` : undefined}
            newest={isFirst ? undefined : path + query}
          />
        )}
      </main>
      {wall.mode === 'GALLERY' && <Lightbox words={words} mayDownload={wall.mayDownload} />}
      <script nonce={nonce} suppressHydrationWarning>
        {script}
      </script>
    </>
  );
}

export function ErrorBoundary() {
  return <NoWall />;
}
