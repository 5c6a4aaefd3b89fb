import { useEffect, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useRefresh } from '#app/use-refresh.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Website } from '../../../contract/editor.contract.ts';
import type { SiteDesign } from '../../../designs/site-design.ts';
import { websiteQuery } from '../../../queries.ts';
import { websitePaths } from '../../../rules/paths.ts';
import type { SiteLook } from '../../../rules/stored/site-content.ts';
import type { DesignLooks } from '../../gallery/design-looks.ts';
import { barOf } from '../bar-of.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { EditorBar } from '../editor-bar.tsx';
import { WordsField } from '../form/words-field.tsx';
import { PhoneSwitch, type PhoneView } from '../phone-switch.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useCalmVersion } from '../preview/use-calm-version.ts';
import { useEditor } from '../store/use-editor.ts';
import { useUndoKeys } from '../use-undo-keys.ts';
import { WritingContext } from '../writing-context.ts';
import { CoverPicture } from './cover-picture.tsx';
import { LanguageList } from './language-list.tsx';
import { PaletteChoice } from './palette-choice.tsx';
import { TypeChoice } from './type-choice.tsx';

export type DesignLook = Pick<SiteDesign, 'key' | 'name' | 'palettes' | 'types'>;

interface CustomizePageProps {
  loaded: Website;
  design: DesignLook;
  designs: readonly DesignLooks[];
  keptAs: string;
}

const LONGEST_TITLE = 80;
const stayHere = () => undefined;

/** How the site looks and what it speaks; the same on all its pages. */
export function CustomizePage({ loaded, design, designs, keptAs }: CustomizePageProps) {
  const editor = useEditor(loaded, keptAs);
  const { store, website, draft } = editor;
  const { look, lookVersion } = draft;
  const refresh = useRefresh();
  const [view, setView] = useState<PhoneView>('write');
  const version = useCalmVersion(editor);
  useUndoKeys(store);
  const [first] = look.languages;
  const { revalidate } = useRevalidator();
  const wears = editor.server.look.design;
  // Somebody else took another design: its own colors and letters are offered from now on.
  useEffect(() => {
    if (wears !== design.key) void revalidate();
  }, [wears, design.key, revalidate]);
  const { events, pictures } = website;
  const writing = useMemo(
    () => ({
      ...{ language: first, first, events, pictures },
      onPictureAdded: () => void refresh(websiteQuery.queryKey),
    }),
    [first, events, pictures, refresh],
  );

  function change(part: Partial<SiteLook>, field?: string) {
    return store.change([{ op: 'change-look', look: { ...look, ...part }, version: lookVersion }], field);
  }

  return (
    <WritingContext value={writing}>
      <EditorBar title="Customize" isOut={website.publishedAt !== null} {...barOf(editor)} />
      <div className="mt-2 grid gap-2">
        <ConflictPanel held={editor.held} server={editor.server} designs={designs} store={store} />
      </div>
      <PhoneSwitch view={view} onChange={setView} />
      <div className="mt-3 grid items-start gap-6 md:grid-cols-[minmax(18rem,5fr)_minmax(0,7fr)]">
        <div className={`grid gap-7 ${view === 'look' ? 'max-md:hidden' : ''}`}>
          <section aria-labelledby="look-design">
            <h2 id="look-design" className="text-xl">
              Design
            </h2>
            <p className="mt-1 mb-3 text-ink-soft">
              You chose {design.name}. Another one keeps every word and photo.
            </p>
            <ButtonLink to={websitePaths.designs()} variant="secondary" size="small">
              See all designs
            </ButtonLink>
          </section>
          <PaletteChoice
            palettes={design.palettes}
            value={look.palette}
            onChange={(palette) => change({ palette })}
          />
          <TypeChoice types={design.types} value={look.type} onChange={(type) => change({ type })} />
          <CoverPicture draft={draft} store={store} />
          <section aria-labelledby="look-title">
            <h2 id="look-title" className="mb-3 text-xl">
              Title
            </h2>
            <WordsField
              label="In place of your two names"
              value={look.title}
              onChange={(title) => change({ title }, 'look.title')}
              most={LONGEST_TITLE}
            />
          </section>
          <LanguageList draft={draft} onChange={(languages) => change({ languages })} />
        </div>
        <div
          className={`h-[calc(100dvh-11rem)] md:sticky md:top-24 md:h-[calc(100dvh-7rem)] ${view === 'write' ? 'max-md:hidden' : ''}`}
        >
          <PreviewPane page="" language={first} version={version} website={website} onFollowed={stayHere} />
        </div>
      </div>
    </WritingContext>
  );
}
