import { paths } from '#app/rules/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

/** There is nobody to seat, which is no plan that is done. */
export function NobodyInvited() {
  return (
    <>
      Nobody is invited to this event yet. Invite people on your{' '}
      <TextLink to={paths.guests()}>guest list</TextLink>, and they wait here for a chair.
    </>
  );
}
