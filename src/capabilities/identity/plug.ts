import { definePlug } from '#app/define-plug.ts';

export const identityPlug = definePlug({
  hosts: [
    {
      isFor: (user, side) => side === 'vendor' && user.has_vendor_account,
      load: async () =>
        (await import('./screens/text-message-opt-in/text-message-opt-in-host.tsx')).TextMessageOptInHost,
    },
  ],
  settings: {
    entries: [
      { id: 'name', label: 'Your name', place: 10 },
      { id: 'sign-in', label: 'Sign-in', place: 40 },
      { id: 'two-factor', label: 'Two-factor', place: 50 },
      { id: 'devices', label: 'Devices', place: 60 },
      { id: 'support-access', label: 'Support access', place: 70 },
      { id: 'your-data', label: 'Your data', place: 80 },
    ],
    load: async () => (await import('./screens/settings/identity-settings.ts')).identitySettings,
  },
});
