import { ArrowLeft } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#ui/button-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { BLOCK_NAMES } from '../../../rules/block-names.ts';
import { websitePaths } from '../../../rules/paths.ts';
import { BLOCK_FIELDS, type Fields } from '../../../rules/stored/block-fields.ts';
import type { DraftBlock } from '../../../rules/stored/site-content.ts';
import type { StoredBlock } from '../../../rules/stored/stored-block.ts';
import { KIND_WORDS } from '../block-words.data.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { PartField } from './part-field.tsx';

/** Kinds that draw what is known already. */
const BY_ITSELF = 'This block fills itself. There’s nothing to write.';

interface BlockFormProps {
  block: DraftBlock;
  page: string;
  store: EditorStore;
}

/** Everything in one block, saved as it is typed. */
export const BlockForm = memo(function BlockForm({ block, page, store }: BlockFormProps) {
  const name = BLOCK_NAMES[block.kind];
  const { about } = KIND_WORDS[block.kind];
  const fields: Fields = BLOCK_FIELDS[block.kind];
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  // A page that begins with it may be in somebody's hands already.
  const [isOpened] = useState(isHydrated);
  // What was pressed to come here is gone.
  useEffect(() => {
    if (isOpened) heading.current?.focus({ preventScroll: true });
  }, [isOpened]);
  const values: Record<string, unknown> = block.props;

  function change(name: string, value: unknown, spot: string) {
    const { version, ...rest } = block;
    const next = { ...rest, props: { ...block.props, [name]: value } } as StoredBlock;
    return store.change([{ op: 'change-block', block: next, version }], `${block.id}.${spot}`);
  }

  return (
    <section aria-labelledby={`block-${block.id}`}>
      <ButtonLink
        to={websitePaths.edit({ page })}
        staysPut
        variant="quiet"
        size="small"
        icon={<ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden="true" />}
        className="-ms-3"
      >
        All blocks of this page
      </ButtonLink>
      <h2
        ref={heading}
        id={`block-${block.id}`}
        tabIndex={-1}
        className="mt-1 rounded-mark text-xl outline-none focus-visible:shadow-none"
      >
        {name}
      </h2>
      <p className="mb-4 text-ink-soft text-sm">{about}</p>
      <div className="grid gap-4">
        {Object.keys(fields).length === 0 && <p className="text-ink-soft">{BY_ITSELF}</p>}
        {Object.entries(fields).map(([part, field]) => (
          <PartField
            key={part}
            field={field}
            path={[block.kind, part]}
            value={values[part]}
            onChange={(value, spot) => change(part, value, spot)}
          />
        ))}
      </div>
    </section>
  );
});
