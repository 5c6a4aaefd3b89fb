import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { requestScope } from '#app/request-scope.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { styleguidePaths } from '../rules/paths.ts';
import type { Route } from './+types/styleguide.route.ts';
import { controlTitle, groupControls } from './styleguide/control-groups.ts';
import { controls } from './styleguide/controls.ts';
import { GuideNavigation } from './styleguide/guide-navigation.tsx';
import { TokenSection } from './styleguide/token-section.tsx';

export const handle = { document: 'public', query: ['only'] };

export const meta: Route.MetaFunction = () => [
  { title: 'Style guide · Ampersand' },
  {
    name: 'description',
    content: 'Every control of Ampersand’s design system, in every state it can be in.',
  },
  { name: 'robots', content: 'noindex' },
];

/** For those who build the product, so it is not part of it. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(requestScope).environment === 'production') throw new Response(null, { status: 404 });
  return null;
}

const groups = groupControls([...controls.keys()]);

function ControlSection({ name }: { name: string }) {
  const Examples = controls.get(name);
  if (!Examples) return null;
  const titleId = `${name}-title`;
  return (
    <section id={name} aria-labelledby={titleId} className="pb-14">
      <h2 id={titleId} className="pb-4 text-3xl">
        {controlTitle(name)}
      </h2>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <Examples />
      </Suspense>
    </section>
  );
}

/** Every control in every state. `?only=select-field` shows one alone. */
export default function StyleguideScreen() {
  const [search] = useSearchParams();
  const only = search.get('only');
  const names = groups.flatMap((group) => group.names).filter((name) => !only || name === only);
  return (
    <div className={classNames(pageWidth, 'py-10 md:py-14')}>
      <PageHeading
        title="Style guide"
        lead="Every control of the house in every state it can be in, made of the examples that stand beside its code."
        actions={
          <ButtonLink to={styleguidePaths.pictures()} variant="secondary">
            See all pictures
          </ButtonLink>
        }
      />
      <div className="grid gap-8 pt-8 md:pt-12 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-14">
        <GuideNavigation groups={groups} />
        <div className="min-w-0">
          {!only && <TokenSection />}
          {names.map((name) => (
            <ControlSection key={name} name={name} />
          ))}
        </div>
      </div>
    </div>
  );
}
