import type { RefusedForm } from '../../rules/site-view.ts';
import { siteWords } from '../../rules/words/site-words.ts';
import type { LoadedSite } from '../load-site.ts';
import { DesignedPage } from './designed-page.tsx';
import { SiteDoor } from './site-door.tsx';
import { SiteFoot } from './site-foot.tsx';

interface SiteScreenProps {
  loaded: LoadedSite;
  refused?: RefusedForm | undefined;
  isReported?: boolean;
  marksBlocks?: boolean;
}

/** A website as one reader sees it: its page, or the door in front of it. */
export function SiteScreen({ loaded, refused, isReported = false, marksBlocks = false }: SiteScreenProps) {
  if (loaded.show === 'DOOR') return <SiteDoor loaded={loaded} refused={refused} />;
  const { design, palette, type } = loaded;
  const words = siteWords(loaded.view.language);
  const view = { ...loaded.view, words, marksBlocks, ...(refused && { refused }) };
  const foot = <SiteFoot view={view} isReported={isReported} />;
  return <DesignedPage {...{ design, palette, type, view, foot }} />;
}
