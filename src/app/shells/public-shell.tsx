import { Outlet } from 'react-router';

export default function PublicShell() {
  return <Outlet />;
}
