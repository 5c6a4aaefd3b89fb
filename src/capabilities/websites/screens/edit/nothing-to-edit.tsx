import { PageMessage } from '#app/page-message.tsx';
import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { websitePaths } from '../../rules/paths.ts';
import type { WhyNot } from './load-editor.ts';

/** Before there is a website, and for members who may not write it. */
export function NothingToEdit({ why, owners }: { why: WhyNot; owners: string }) {
  if (why === 'not-allowed')
    return (
      <PageMessage
        title="You can’t edit the website"
        actions={<ButtonLink to={paths.yourWedding()}>Go to the home page</ButtonLink>}
      >
        <p>{owners} and their planner write the wedding website. Ask them if something should change.</p>
      </PageMessage>
    );
  return (
    <PageMessage
      title="You haven’t started your website yet"
      actions={<ButtonLink to={websitePaths.designs()}>Choose a design</ButtonLink>}
    >
      <p>Pick a design, and we’ll fill in what we already know: your names, your date, and your events.</p>
    </PageMessage>
  );
}
