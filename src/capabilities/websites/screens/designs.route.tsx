import { redirect } from 'react-router';
import { api } from '#app/api.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { WEBSITE_KINDS, websiteQuery } from '../queries.ts';
import { websitePaths } from '../rules/paths.ts';
import type { SiteLook } from '../rules/stored/site-content.ts';
import type { Route } from './+types/designs.route.ts';
import { DesignGrid } from './gallery/design-grid.tsx';
import { designLooks } from './gallery/design-looks.ts';
import { loadWebsite } from './load-website.ts';
import { WebsiteFrame } from './manage/website-frame.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

const TITLE = 'Designs';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Your website in every design, with your own words.';
  return pageMeta({ title: TITLE, description, path: websitePaths.designs(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const website = await loadWebsite(args.context);
  if (!website) throw redirect(paths.website());
  return { website, designs: designLooks() };
}

type Worn = Pick<SiteLook, 'design' | 'palette' | 'type'>;

/** Nothing but the design changes, and the undo brings the one before back. */
function useLook() {
  const put = async ({ design, palette, type }: Worn) => {
    // Title and languages stay as somebody else may just have left them.
    const { look, lookVersion: version } = await api.websites.readWebsite();
    const operations = [{ op: 'change-look' as const, look: { ...look, design, palette, type }, version }];
    await api.websites.saveOperations({ batchUuid: crypto.randomUUID(), operations });
  };
  const refreshes = [websiteQuery.queryKey];
  const undo = useAction({ run: put, refreshes, done: 'Your design is as it was.' });
  const change = useAction({
    run: ({ after }: { before: Worn; after: Worn; name: string }) => put(after),
    refreshes,
    toast: { id: 'website-design', autoDismissMs: 10_000 },
    done: ({ before, name }) => ({
      message: `Your draft now wears ${name}. Guests see it once you publish.`,
      undo: () => undo.mutate(before),
    }),
  });
  return change;
}

/** All designs with the couple’s own words in them. */
export default function DesignsScreen({ loaderData }: Route.ComponentProps) {
  const { data: website } = useLoaded(websiteQuery, loaderData.website);
  useLiveQueries(WEBSITE_KINDS, [websiteQuery.queryKey]);
  const change = useLook();
  const { look: before, allowed } = website;
  const mayChange = allowed.includes('edit-website');
  const wanted = change.isPending ? change.variables?.after.design : undefined;
  return (
    <WebsiteFrame
      title={TITLE}
      lead={
        mayChange
          ? 'These are your own pages. Switch anytime: nothing you’ve written is lost.'
          : 'The couple and their planner choose the design.'
      }
    >
      <DesignGrid
        designs={loaderData.designs}
        address={(design, look) => websitePaths.ownDesign(design, look)}
        current={before}
        badge={(design) => design === before.design && <Badge variant="cove">In use</Badge>}
        {...(mayChange && {
          action: ({ key, name }, look) =>
            key === before.design && look.palette === before.palette && look.type === before.type ? (
              <span className="text-ink-soft">This is your design</span>
            ) : (
              <Button
                isPending={wanted === key}
                isDisabled={wanted !== undefined && wanted !== key}
                onPress={() => change.mutate({ before, after: { design: key, ...look }, name })}
              >
                Use {name}
              </Button>
            ),
        })}
      />
    </WebsiteFrame>
  );
}
