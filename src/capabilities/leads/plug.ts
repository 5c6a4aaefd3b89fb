import { definePlug } from '#app/define-plug.ts';

export const leadsPlug = definePlug({
  hosts: [
    {
      isFor: (user, side) => side === 'vendor' && user.has_vendor_account,
      load: async () => (await import('./screens/free-credit/free-credit-host.tsx')).FreeCreditHost,
    },
  ],
});
