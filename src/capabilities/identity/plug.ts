import { definePlug } from '#app/define-plug.ts';

export const identityPlug = definePlug({
  hosts: [
    {
      isFor: (user, side) => side === 'vendor' && user.has_vendor_account,
      load: async () =>
        (await import('./screens/text-message-opt-in/text-message-opt-in-host.tsx')).TextMessageOptInHost,
    },
  ],
});
