import { type ReactNode, use } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { AppProviders } from '#app/app-providers.tsx';
import favicon from '#app/assets/favicon.svg?url';
import { script as earlyTouchScript } from '#app/early-touch/early-touch.script.ts?inline-script';
import { ErrorScreen } from '#app/error-screen.tsx';
import { errorTitle } from '#app/error-title.ts';
import { FocusAfterNavigation } from '#app/focus-after-navigation.tsx';
import { FollowLinks } from '#app/follow-links.tsx';
import { FRAME_HINT_SCRIPT } from '#app/frame-hint.ts';
import { HouseLetters } from '#app/house-letters.tsx';
import { MainContent, SkipLink } from '#app/main-content.tsx';
import { NonceContext } from '#app/nonce-context.ts';
import { OpenNamedFold } from '#app/open-named-fold.tsx';
import { requestScope } from '#app/request-scope.ts';
import { StillDocument } from '#app/still-document.tsx';
import { useStillPage } from '#app/still-page.ts';
import { TwoFactorHost } from '#app/two-factor-host.tsx';
import { useEnvironment } from '#app/use-environment.ts';
import { DebugPanelHost } from '#shells/debug-panel-host.tsx';
// By its address: counted among the files of a page, it would be fetched and applied anew by the first part that comes later.
import sheet from '#ui/theme.css?url';
import { ToastRegion } from '#ui/toast-region.tsx';
import type { Route } from './+types/root.ts';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: sheet },
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
];

/** Of pages that say nothing of themselves, and of those that failed. */
export const meta: Route.MetaFunction = ({ error }) =>
  error ? [{ title: errorTitle(error) }, { name: 'robots', content: 'noindex' }] : [{ title: 'Ampersand' }];

/** Nothing personal: this also stands in documents that everyone gets alike. */
export function loader({ context }: Route.LoaderArgs) {
  const { environment, publicUrl } = context.get(requestScope);
  return { environment, publicUrl };
}

export const shouldRevalidate = () => false;

/** Run as the document arrives, so the browser's own copy of the page needs no text of them. */
const DOCUMENT_SCRIPT = import.meta.env.SSR ? FRAME_HINT_SCRIPT + earlyTouchScript : '';

function ServedDocument({ children }: { children: ReactNode }) {
  const still = useStillPage();
  return still ? (
    <StillDocument {...still}>{children}</StillDocument>
  ) : (
    <WakingDocument>{children}</WakingDocument>
  );
}

/** A page without code is only ever drawn by the server, so browsers need nothing that draws one. */
export const Layout = import.meta.env.SSR ? ServedDocument : WakingDocument;

function WakingDocument({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const environment = useEnvironment();
  return (
    // The hint script writes classes here before React hydrates.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf6f0" />
        <meta name="app-environment" content={environment} />
        <script nonce={nonce} suppressHydrationWarning>
          {DOCUMENT_SCRIPT}
        </script>
        <Meta />
        <HouseLetters />
        {/* Our own files need no nonce, and one that differs from the document's would be a mismatch on hydration. */}
        <Links nonce="" />
      </head>
      <body>
        <SkipLink />
        <AppProviders>
          {children}
          <FollowLinks />
          <FocusAfterNavigation />
          <OpenNamedFold />
          <TwoFactorHost />
          <ToastRegion />
          {environment !== 'production' && <DebugPanelHost />}
        </AppProviders>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last net: reached only when a shell itself fails, so it leans on nothing but the page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MainContent>
      <ErrorScreen error={error} />
    </MainContent>
  );
}
