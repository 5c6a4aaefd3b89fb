import { ButtonLink } from '#ui/button-link.tsx';
import { PageMessage } from './page-message.tsx';
import { paths } from './rules/paths.ts';

export function NotFoundMessage() {
  return (
    <PageMessage
      title="We can’t find that page"
      actions={<ButtonLink to={paths.home()}>Go to the home page</ButtonLink>}
    >
      <p>The link may be out of date, or there may be a typo in the address.</p>
    </PageMessage>
  );
}
