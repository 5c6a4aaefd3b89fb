import { Outlet } from 'react-router';

export default function VendorShell() {
  return <Outlet />;
}
