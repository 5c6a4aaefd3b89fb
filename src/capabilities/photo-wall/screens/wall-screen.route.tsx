import { use } from 'react';
import { data } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { NonceContext } from '#app/nonce-context.ts';
import { apiOf } from '#app/request-scope.ts';
import { coupleNames, wordsOf } from '../rules/words/words-of.ts';
import type { Route } from './+types/wall-screen.route.ts';
import { guestHeaders } from './guest/guest-headers.ts';
import { guestLanguage } from './guest/guest-language.ts';
import { NoWall } from './guest/no-wall.tsx';
import { script } from './screen/script/wall-screen.script.ts?inline-script';
import { Stage } from './screen/stage.tsx';

export const handle = { script: 'none' };
export const headers = guestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? loaderData.title : 'Photos · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

/** In capitals, which take fewer squares, and with its own white around it: it hangs in the dark. */
async function drawCode(url: string): Promise<string> {
  const { renderSVG } = await import('uqr');
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(url.toUpperCase(), { border: 2 }))}`;
}

export async function loader({ params: { code }, url, request, context }: Route.LoaderArgs) {
  try {
    const { wall } = await apiOf(context).photoWall.readWallScreen({ code });
    if (!wall) throw data(null, 404);
    const { page } = guestLanguage(url, request);
    const words = wordsOf(page.lang);
    const couple = coupleNames(words, wall.couple);
    const qr = wall.isOpen ? await drawCode(wall.uploadUrl) : null;
    return { page, code, couple, qr, title: words.pageTitle(couple) };
  } catch (error) {
    if (errorStatus(error) === 404) throw data(null, 404);
    throw error;
  }
}

/** For a projector that nobody touches all evening. The script fills it and keeps it going. */
export default function WallScreenPage({ loaderData }: Route.ComponentProps) {
  const { page, code, qr, title } = loaderData;
  const nonce = use(NonceContext);
  return (
    <>
      <Stage words={wordsOf(page.lang)} code={code} title={title} qr={qr} />
      <script nonce={nonce} suppressHydrationWarning>
        {script}
      </script>
    </>
  );
}

export function ErrorBoundary() {
  return <NoWall />;
}
