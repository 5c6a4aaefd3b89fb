import { pageMeta } from '#app/page-meta.ts';
import { pageWidth, wideWork } from '#app/page-width.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { designOf } from '../designs/design-list.ts';
import { websitePaths } from '../rules/paths.ts';
import type { Route } from './+types/customize.route.ts';
import { CustomizePage } from './edit/customize/customize-page.tsx';
import { loadEditor } from './edit/load-editor.ts';
import { NothingToEdit } from './edit/nothing-to-edit.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Colors, type, languages, and the cover of your wedding website.';
  const path = websitePaths.customize();
  return pageMeta({ title: 'Customize your website', description, path, isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadEditor(args);
  if (!loaded.website) return { ...loaded, design: null };
  const { key, name, palettes, types } = designOf(loaded.website.look.design);
  return { ...loaded, design: { key, name, palettes, types } };
}

export default function CustomizeScreen({ loaderData }: Route.ComponentProps) {
  const { website, design, designs, owners, keptAs, why } = loaderData;
  return (
    <>
      <PlanningNav />
      {website && design ? (
        <div {...wideWork} className={`${pageWidth} py-4 md:py-6`}>
          <CustomizePage key={keptAs} loaded={website} {...{ design, designs, keptAs }} />
        </div>
      ) : (
        <NothingToEdit why={why} owners={owners} />
      )}
    </>
  );
}
