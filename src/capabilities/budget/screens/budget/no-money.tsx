import { PageMessage } from '#app/page-message.tsx';
import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** For members whom the owners have not let near the money. */
export function NoMoney({ owners }: { owners: string }) {
  return (
    <PageMessage
      title="The budget is private"
      actions={<ButtonLink to={paths.home()}>Go to the home page</ButtonLink>}
    >
      <p>
        {owners} decide who sees what things cost. They can let you in with Share on their budget page, and
        you’ll see it here at once.
      </p>
    </PageMessage>
  );
}
