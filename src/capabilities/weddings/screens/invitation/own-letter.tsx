import { paths } from '#app/rules/paths.ts';
import { CopyButton } from '#capabilities/identity/parts/copy-button.tsx';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

interface OwnLetterProps {
  firstName: string;
  linkPath: string;
}

/** Who opens the link to see what it looks like has nothing to accept. */
export function OwnLetter({ firstName, linkPath }: OwnLetterProps) {
  const origin = useHydrated() ? window.location.origin : '';
  return (
    <LetterPage title="This is your own invitation">
      <p className="text-ink-soft">
        It’s waiting for {firstName || 'the person you invited'}. Send them the link, and they can join you.
      </p>
      <CopyButton text={origin + linkPath} label="Copy link" />
      <TextLink to={`${paths.accountSettings()}#partner`}>See your invitations</TextLink>
    </LetterPage>
  );
}
