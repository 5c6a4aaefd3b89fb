import { definePlug } from '#app/define-plug.ts';

export const inquiriesPlug = definePlug({
  hosts: [
    {
      // Visitors, and vendors without a wedding, do not even load it.
      isFor: (user) => user.user_role_account_weddings.length > 0,
      load: async () => (await import('./screens/follower/inquiries-follower.tsx')).InquiriesFollower,
    },
  ],
});
