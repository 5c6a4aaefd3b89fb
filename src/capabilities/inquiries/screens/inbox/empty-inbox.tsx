import { MessagesSquare } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Before the first inquiry: where vendors are found. */
export function EmptyInbox() {
  return (
    <EmptyState
      title="Your conversations start here"
      icon={<MessagesSquare size={28} aria-hidden="true" />}
      action={
        <div className="flex flex-col items-center gap-3">
          <ButtonLink to={VENDORS_PATH}>Find vendors</ButtonLink>
          <TextLink to={paths.favoriteVendors()} className="inline-flex min-h-11 items-center">
            View your favorites
          </TextLink>
        </div>
      }
    >
      Write to vendors you like. Their replies, quotes, and files all land in this inbox you share.
    </EmptyState>
  );
}
