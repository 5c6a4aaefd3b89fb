import { Outlet, useRouteError } from 'react-router';
import { ErrorScreen } from '#app/error-screen.tsx';
import { manifestLinks } from '#app/manifest-links.ts';
import { CoupleBar } from './couple-bar.tsx';
import { SiteFrame } from './site-frame.tsx';

export const links = manifestLinks;

export default function PublicShell() {
  return (
    <SiteFrame side="couple" bar={CoupleBar}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame side="couple" bar={CoupleBar}>
      <ErrorScreen error={useRouteError()} />
    </SiteFrame>
  );
}
