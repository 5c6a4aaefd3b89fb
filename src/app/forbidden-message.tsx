import { ButtonLink } from '#ui/button-link.tsx';
import { PageMessage } from './page-message.tsx';
import { paths } from './rules/paths.ts';

export function ForbiddenMessage() {
  return (
    <PageMessage
      title="This page is not open to you"
      actions={
        <>
          <ButtonLink to={paths.home()}>Go to the home page</ButtonLink>
          <ButtonLink to={paths.accountSettings()} variant="secondary">
            Open your account
          </ButtonLink>
        </>
      }
    >
      <p>
        You are signed in, but this account may not look here. If someone invited you, ask them to check your
        role.
      </p>
    </PageMessage>
  );
}
