import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useRefresh } from '#app/use-refresh.ts';
import { Notice } from '#ui/notice.tsx';
import type { Website } from '../../contract/editor.contract.ts';
import { websiteQuery } from '../../queries.ts';
import { blockIn, pageIn, pageOfBlock } from '../../rules/editing/local/show-operations.ts';
import { websitePaths } from '../../rules/paths.ts';
import type { SiteDraft } from '../../rules/stored/site-content.ts';
import type { DesignLooks } from '../gallery/design-looks.ts';
import { barOf } from './bar-of.ts';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import { EditorBar } from './editor-bar.tsx';
import { BlockForm } from './form/block-form.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { BlockOutline } from './outline/block-outline.tsx';
import { PageOutline } from './outline/page-outline.tsx';
import { usePageHeadings } from './outline/use-page-headings.ts';
import { PhoneSwitch, type PhoneView } from './phone-switch.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { useCalmVersion } from './preview/use-calm-version.ts';
import { useEditor } from './store/use-editor.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { type Writing, WritingContext } from './writing-context.ts';

interface EditorPageProps {
  loaded: Website;
  designs: readonly DesignLooks[];
  keptAs: string;
}

/** Pages and blocks of the website, with the guests’ view beside them. */
export function EditorPage({ loaded, designs, keptAs }: EditorPageProps) {
  const editor = useEditor(loaded, keptAs);
  const { store, website, draft } = editor;
  // What stands beside the form may come a moment later than what is typed in it.
  const calm = useDeferredValue(draft);
  const [query, setQuery] = useSearchParams();
  const [view, setView] = useState<PhoneView>('write');
  const { key: visit } = useLocation();
  // Until they lead somewhere.
  const [pagesShownOn, showPagesOn] = useState<string>();
  const isShowingPages = pagesShownOn === visit;
  const version = useCalmVersion(editor);
  useUndoKeys(store);
  const { languages } = draft.look;
  const [wanted, setLanguage] = useState(languages[0]);
  const language = languages.includes(wanted) ? wanted : languages[0];

  const blockId = query.get('block') ?? '';
  const page = pageOfBlock(draft, blockId) ?? pageIn(draft, query.get('page') ?? '') ?? draft.pages[0];
  const block = blockIn(draft, blockId);
  // Whoever closes a form, by whatever way, goes on from its row.
  const [left, setLeft] = useState(block?.id);
  if (block && block.id !== left) setLeft(block.id);
  const calmPage = page && pageIn(calm, page.id);
  const headings = usePageHeadings(calm, language);
  const blank = useMemo(
    () =>
      new Set(website.gaps.flatMap(({ kind, blockId: id }) => (kind === 'blank-block' && id ? [id] : []))),
    [website.gaps],
  );
  const writing = useWritingOf(website, language, languages[0]);

  const open = useCallback(
    (at: { page?: string; block?: string }) => setQuery(at, { preventScrollReset: true }),
    [setQuery],
  );
  const openPage = useCallback((id: string) => open({ page: id }), [open]);
  const showPages = useCallback(
    () => showPagesOn((shownOn) => (shownOn === visit ? undefined : visit)),
    [visit],
  );
  const follow = useCallback(
    (path: string) => {
      const there = pageAt(path, store.read().draft);
      if (there) open({ page: there });
    },
    [store, open],
  );

  if (!page) return null;
  return (
    <WritingContext value={writing}>
      <EditorBar title="Edit pages" isOut={website.publishedAt !== null} {...barOf(editor)} />
      <div className="mt-2 grid gap-2">
        {editor.problem && (
          <Notice tone="error" title="We couldn’t save this yet">
            {editor.problem} Your words are still here.
          </Notice>
        )}
        <ConflictPanel held={editor.held} server={editor.server} designs={designs} store={store} />
      </div>
      <PhoneSwitch view={view} onChange={setView} />
      <div className="mt-3 grid items-start gap-6 md:grid-cols-[minmax(17rem,5fr)_minmax(0,7fr)] xl:grid-cols-[15rem_minmax(20rem,26rem)_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:gap-y-0">
        <div className={`grid gap-4 md:contents ${view === 'look' ? 'max-md:hidden' : ''}`}>
          <div className="grid gap-4 xl:contents">
            <LanguageChoice
              languages={languages}
              value={language}
              onChange={setLanguage}
              isShowingPages={isShowingPages}
              onShowPages={showPages}
            />
            <div
              className={`xl:sticky xl:top-24 xl:col-start-1 xl:row-span-2 xl:row-start-1 ${isShowingPages ? '' : 'max-xl:hidden'}`}
            >
              <PageOutline
                headings={headings}
                current={page.id}
                language={language}
                store={store}
                onOpen={openPage}
              />
            </div>
            <div className="min-w-0 xl:col-start-2 xl:row-start-2">
              {block ? (
                <BlockForm key={block.id} block={block} page={page.id} store={store} />
              ) : (
                calmPage && (
                  <BlockOutline
                    draft={calm}
                    page={calmPage}
                    left={left}
                    language={language}
                    blank={blank}
                    store={store}
                    onOpen={(id) => open({ page: page.id, block: id })}
                  />
                )
              )}
            </div>
          </div>
        </div>
        <div
          className={`h-[calc(100dvh-11rem)] md:sticky md:top-24 md:h-[calc(100dvh-7rem)] xl:col-start-3 xl:row-span-2 xl:row-start-1 ${view === 'write' ? 'max-md:hidden' : ''}`}
        >
          <PreviewPane
            page={page === draft.pages[0] ? '' : page.slug}
            language={language}
            version={version}
            website={website}
            block={block?.id}
            onFollowed={follow}
          />
        </div>
      </div>
    </WritingContext>
  );
}

/** The page that a link of the preview led to. */
function pageAt(path: string, { pages }: SiteDraft): string | undefined {
  if (path === websitePaths.preview()) return pages[0]?.id;
  return pages.find(({ slug }) => path === websitePaths.previewPage(slug))?.id;
}

function useWritingOf(
  { events, pictures }: Website,
  language: Writing['language'],
  first: Writing['first'],
): Writing {
  const refresh = useRefresh();
  return useMemo(
    () => ({
      ...{ language, first, events, pictures },
      onPictureAdded: () => void refresh(websiteQuery.queryKey),
    }),
    [language, first, events, pictures, refresh],
  );
}
