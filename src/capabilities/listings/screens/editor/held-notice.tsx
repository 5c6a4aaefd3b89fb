import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Listing, SectionState } from '../../contract/editor.contract.ts';
import { listingQuery } from '../../queries.ts';
import type { SectionValues } from '../../rules/editor-field.ts';
import type { EditorSection } from '../../rules/editor-section.ts';
import { screenSection } from '../../rules/screen-section.ts';

type Props = { listing: Listing; section: EditorSection; state: SectionState; values: SectionValues };

function adviceOf({ askedAt, refusal }: SectionState): string {
  if (refusal !== null) return `We looked at it: ${refusal}`;
  return askedAt === null
    ? 'Change what’s marked below, or ask us to look if you think it’s fine.'
    : 'Our team is looking at it. You can still change it.';
}

/** Why couples do not see yet what was written here, and what can be done about it. */
export function HeldNotice({ listing, section, state, values }: Props) {
  const { uuid } = listing;
  const ask = useAction({
    run: () => api.listings.askForLook({ uuid, sectionKey: section.key }),
    refreshes: [listingQuery(uuid).queryKey],
    done: 'Thanks. We’ll look at it within one business day.',
  });
  const isHeld = state.findings.length > 0 && screenSection(section, values, state.released).length > 0;
  if (!isHeld) return null;
  const standing = listing.published ? 'Couples still see your earlier text. ' : '';
  return (
    <Notice
      tone="warn"
      isLive={false}
      title="This text is waiting"
      className="mb-4"
      action={
        state.askedAt === null && state.refusal === null && listing.canEdit ? (
          <Button size="small" variant="secondary" isPending={ask.isPending} onPress={() => ask.mutate()}>
            Ask us to look
          </Button>
        ) : undefined
      }
    >
      {standing}
      {adviceOf(state)}
    </Notice>
  );
}
