import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth, wideWork } from '#app/page-width.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { websitePaths } from '../rules/paths.ts';
import type { Route } from './+types/edit.route.ts';
import { EditorPage } from './edit/editor-page.tsx';
import { loadEditor } from './edit/load-editor.ts';
import { NothingToEdit } from './edit/nothing-to-edit.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'The pages of your wedding website, written with your guests’ view beside them.';
  return pageMeta({ title: 'Edit pages', description, path: websitePaths.edit(), isUnlisted: true }, matches);
}

export function loader(args: Route.LoaderArgs) {
  return loadEditor(args);
}

/** Another page or block of the website is here already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function EditScreen({ loaderData }: Route.ComponentProps) {
  const { website, designs, owners, keptAs, why } = loaderData;
  return (
    <>
      <PlanningNav />
      {website ? (
        <div {...wideWork} className={`${pageWidth} py-4 md:py-6`}>
          <EditorPage key={keptAs} loaded={website} designs={designs} keptAs={keptAs} />
        </div>
      ) : (
        <NothingToEdit why={why} owners={owners} />
      )}
    </>
  );
}
