import { Outlet, useRouteError } from 'react-router';
import { ErrorScreen } from '#app/error-screen.tsx';
import { manifestLinks } from '#app/manifest-links.ts';
import { SiteFrame } from './site-frame.tsx';
import { VendorAnnouncement } from './vendor-announcement.tsx';
import { VendorBar } from './vendor-bar.tsx';

export const links = manifestLinks;

export default function VendorShell() {
  return (
    <SiteFrame side="vendor" bar={VendorBar} announcement={<VendorAnnouncement />}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame side="vendor" bar={VendorBar}>
      <ErrorScreen error={useRouteError()} />
    </SiteFrame>
  );
}
