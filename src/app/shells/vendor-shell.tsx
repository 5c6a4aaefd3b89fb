import { Outlet, useRouteError } from 'react-router';
import { ErrorScreen } from '../error-screen.tsx';
import { SiteFrame } from './site-frame.tsx';

export default function VendorShell() {
  return (
    <SiteFrame side="vendor">
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame side="vendor">
      <ErrorScreen error={useRouteError()} />
    </SiteFrame>
  );
}
