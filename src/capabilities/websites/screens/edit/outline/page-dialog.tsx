import { useState } from 'react';
import { MESSAGES, maxLengthMessage } from '#base/validation/messages.ts';
import { isSlug } from '#base/validation/slug.ts';
import { GUEST_LANGUAGE_NAMES, type GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { pageSlug } from '../../../rules/address/page-slug.ts';
import { LONGEST_PAGE_TITLE } from '../../../rules/site-limits.ts';
import type { DraftPage, PageKind } from '../../../rules/stored/site-content.ts';
import { NEW_PAGES } from '../new-pages.data.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { addPage } from './add-page.ts';

interface PageDialogProps {
  /** The one that is renamed; a new one without it. */
  page: DraftPage | undefined;
  language: GuestLanguage;
  store: EditorStore;
  /** With the page that was added. */
  onDone: (pageId?: string) => void;
}

const KINDS = Object.entries(NEW_PAGES).map(([id, { name }]) => ({ id, label: name }));

function titleProblem(title: string): string | undefined {
  if (title.trim() === '') return MESSAGES.required;
  return title.trim().length > LONGEST_PAGE_TITLE ? maxLengthMessage(LONGEST_PAGE_TITLE) : undefined;
}

/** Name and address of a page. */
export function PageDialog({ page, language, store, onDone }: PageDialogProps) {
  const { draft } = store.read();
  const { look } = draft;
  const [kind, setKind] = useState<PageKind>(page?.kind ?? 'other');
  const [title, setTitle] = useState(page ? (page.title[language] ?? '') : '');
  const [slug, setSlug] = useState(page?.slug ?? '');
  const [isOwnSlug, setOwnSlug] = useState(page !== undefined);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const taken = draft.pages.filter(({ id }) => id !== page?.id).map((each) => each.slug);
  const address = isOwnSlug ? slug : pageSlug(title, kind, taken);
  const isTaken = taken.includes(address);
  const slugProblem = isTaken
    ? 'Another page has this address.'
    : isSlug(address)
      ? undefined
      : MESSAGES.slug;

  function save() {
    setSent(true);
    if (titleProblem(title) ?? slugProblem) return;
    const own = { slug: address, title: { ...page?.title, [language]: title.trim() } };
    if (page) {
      const { id: pageId, version } = page;
      const refusal = store.change([{ op: 'change-page', pageId, version, ...own }]);
      return refusal === undefined ? onDone() : setProblem(refusal);
    }
    const added = addPage(store, draft, { kind, ...own });
    return added.ok ? onDone(added.pageId) : setProblem(added.problem);
  }

  const inLanguage = look.languages.length > 1 ? ` in ${GUEST_LANGUAGE_NAMES[language]}` : '';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={page ? 'Rename page' : 'Add a page'}
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={() => onDone()}>
            Cancel
          </Button>
          <Button onPress={save}>{page ? 'Rename' : 'Add page'}</Button>
        </>
      }
    >
      <form
        className="grid gap-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {!page && (
          <SelectField
            label="What it’s about"
            options={KINDS}
            value={kind}
            onChange={(next) => {
              setKind(next as PageKind);
              if (title === '' || title === NEW_PAGES[kind].name) setTitle(NEW_PAGES[next as PageKind].name);
            }}
          />
        )}
        <TextField
          label={`Name${inLanguage}`}
          value={title}
          onChange={setTitle}
          error={isSent ? titleProblem(title) : undefined}
          autoComplete="off"
          autoFocus
        />
        <TextField
          label="Address"
          value={address}
          onChange={(next) => {
            setOwnSlug(true);
            setSlug(next.toLowerCase());
          }}
          error={isSent || isTaken ? slugProblem : undefined}
          description={page === draft.pages[0] ? 'The front page is reached without it.' : undefined}
          autoComplete="off"
        />
        {problem && (
          <p role="alert" className="text-red">
            {problem}
          </p>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
