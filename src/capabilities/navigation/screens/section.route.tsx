import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRouteError } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { NotFoundMessage } from '#app/not-found-message.tsx';
import { describeSection } from './describe-section.ts';
import { SectionPage } from './section-page.tsx';

export const handle = { document: 'public' };

// On the server, so that the texts of all the other sections stay there. `url`, not the request's own: that one ends
// in '.data' when the page is asked for from within the product.
export function loader({ url }: Pick<LoaderFunctionArgs, 'url'>) {
  const section = describeSection(url.pathname);
  if (!section) throw new Response(null, { status: 404 });
  return section;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [{ title: `${loaderData.title} · Ampersand` }, { name: 'description', content: loaderData.text }]
    : [{ title: 'Page not found · Ampersand' }];

/** The one page of every section that is named in the navigation and not built yet. */
export default function SectionScreen() {
  const section = useLoaderData<typeof loader>();
  return <SectionPage section={section} />;
}

/** Its own, so that the title says that the page is missing; any other failure is for the shell to show. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (errorStatus(error) !== 404) throw error;
  return <NotFoundMessage />;
}
