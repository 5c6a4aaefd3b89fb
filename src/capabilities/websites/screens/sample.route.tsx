import { data, redirect } from 'react-router';
import { designOf } from '../designs/design-list.ts';
import { DESIGN_KEYS, type DesignKey } from '../rules/design-keys.ts';
import { websitePaths } from '../rules/paths.ts';
import type { Route } from './+types/sample.route.ts';
import { sampleView } from './gallery/sample-view.ts';
import { DesignedPage } from './site/designed-page.tsx';
import { SiteMissing } from './site/site-missing.tsx';

/** The same for everybody, and small in the frames of the gallery. */
export const handle = { script: 'none', document: 'public', query: ['palette', 'type'], framedBy: 'self' };

function designAt(key: string): DesignKey {
  const design = DESIGN_KEYS.find((each) => each === key);
  if (!design) throw data(null, 404);
  return design;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData
      ? `${loaderData.name}, a wedding website · Ampersand`
      : 'Wedding website designs · Ampersand',
  },
  ...(loaderData ? [{ name: 'description', content: `${loaderData.name}: ${loaderData.about}` }] : []),
  // Twelve times the same words: the gallery is what should be found.
  { name: 'robots', content: 'noindex' },
];

export function loader({ params, url }: Route.LoaderArgs) {
  const design = designAt(params.design);
  const { searchParams } = url;
  return {
    ...{ design, name: designOf(design).name, about: designOf(design).about },
    palette: searchParams.get('palette') ?? '',
    type: searchParams.get('type') ?? '',
    page: { lang: 'en', dir: 'ltr', hasOwnLetters: true },
  };
}

/** A sample takes no messages: whoever tries its form stays where they are. */
export function action({ params }: Route.ActionArgs) {
  return redirect(`${websitePaths.sample(designAt(params.design))}#content`, 303);
}

export default function SampleRoute({ loaderData: { design, palette, type } }: Route.ComponentProps) {
  return <DesignedPage {...{ design, palette, type }} view={sampleView()} />;
}

export function ErrorBoundary() {
  return <SiteMissing />;
}
