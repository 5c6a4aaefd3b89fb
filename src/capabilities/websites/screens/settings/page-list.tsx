import { Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Website } from '../../contract/editor.contract.ts';
import { pageName } from '../manage/page-name.ts';
import { visibilityText } from './visibility-words.ts';

const PagePrivacyDialog = lazy(async () => ({
  default: (await import('./page-privacy-dialog.tsx')).PagePrivacyDialog,
}));

/** Every page and who may read it. */
export function PageList({ website }: { website: Website }) {
  const [opened, setOpened] = useState<string>();
  const page = website.pages.find(({ id }) => id === opened);
  return (
    <>
      <ul className="divide-y divide-line">
        {website.pages.map((each) => {
          const name = pageName(each, website.look);
          return (
            <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <div className="min-w-0 grow basis-48">
                <p className="break-words font-semibold">{name}</p>
                <p className="flex items-center gap-1.5 text-ink-soft text-sm">
                  {each.privacy.visibility !== 'EVERYONE' && <Lock size={14} aria-hidden="true" />}
                  {visibilityText(each.privacy, website.events)}
                </p>
              </div>
              <Button variant="secondary" size="small" onPress={() => setOpened(each.id)}>
                Change<span className="sr-only"> who can read {name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <Suspense>
        {page && <PagePrivacyDialog website={website} page={page} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
