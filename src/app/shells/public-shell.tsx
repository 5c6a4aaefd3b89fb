import { Outlet, useRouteError } from 'react-router';
import { ErrorScreen } from '../error-screen.tsx';
import { manifestLinks } from '../manifest-links.ts';
import { SiteFrame } from './site-frame.tsx';

export const links = manifestLinks;

export default function PublicShell() {
  return (
    <SiteFrame side="couple">
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame side="couple">
      <ErrorScreen error={useRouteError()} />
    </SiteFrame>
  );
}
