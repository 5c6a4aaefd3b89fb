import { Images } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { apiOf, requestScope } from '#app/request-scope.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { styleguidePaths } from '../rules/paths.ts';
import type { Route } from './+types/pictures.route.ts';
import { arrangeSheet, type Sheet, type SheetFilter } from './pictures/arrange-sheet.ts';
import { FilterPills } from './pictures/filter-pills.tsx';
import { PictureRows } from './pictures/picture-rows.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Pictures · Ampersand' },
  { name: 'description', content: 'Every picture of the demo world on one sheet.' },
  { name: 'robots', content: 'noindex' },
];

/** For those who build the product, so it is not part of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(requestScope).environment === 'production') throw new Response(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const filter: SheetFilter = {
    category: search.get('category') || undefined,
    palette: search.get('palette') || undefined,
  };
  return { filter, sheet: arrangeSheet(await apiOf(context).world.listPictures({}), filter) };
}

function ShownPictures({ sections }: Pick<Sheet, 'sections'>) {
  if (sections.length === 0) {
    return (
      <EmptyState title="No picture is both" icon={<Images size={28} aria-hidden="true" />}>
        <TextLink to={styleguidePaths.pictures()}>Show the whole set</TextLink>
      </EmptyState>
    );
  }
  return sections.map(({ key, title, pictures }) => (
    <section key={key} aria-labelledby={`${key}-title`} className="pt-10 md:pt-14">
      <h2 id={`${key}-title`} className="pb-4 text-2xl md:text-3xl">
        {title} <span className="font-text text-base text-ink-soft tabular-nums">{pictures.length}</span>
      </h2>
      <PictureRows pictures={pictures} />
    </section>
  ));
}

function ContactSheet({ sheet, filter }: { sheet: Sheet; filter: SheetFilter }) {
  const { categories, palettes, sections } = sheet;
  return (
    <>
      <div className="space-y-3 pt-6 md:space-y-5 md:pt-8">
        <FilterPills
          label="Category"
          choices={categories}
          chosen={filter.category}
          addressOf={(category) => styleguidePaths.pictures({ ...filter, category })}
        />
        <FilterPills
          label="Palette"
          choices={palettes}
          chosen={filter.palette}
          addressOf={(palette) => styleguidePaths.pictures({ ...filter, palette })}
        />
      </div>
      <ShownPictures sections={sections} />
    </>
  );
}

/** The whole set at a glance: what is alike or weak shows only beside the rest. */
export default function PicturesScreen({ loaderData: { filter, sheet } }: Route.ComponentProps) {
  const { pictures, palettes, categories } = sheet.totals;
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        eyebrow={
          <Breadcrumb steps={[{ label: 'Style guide', to: styleguidePaths.home() }, { label: 'Pictures' }]} />
        }
        title="Pictures"
        lead={
          pictures > 0
            ? `${pictures} pictures in ${palettes} palettes and ${categories} categories: the whole set of the demo world on one sheet.`
            : undefined
        }
      />
      {pictures > 0 ? (
        <ContactSheet sheet={sheet} filter={filter} />
      ) : (
        <EmptyState
          title="The demo world has not been made here."
          icon={<Images size={28} aria-hidden="true" />}
        />
      )}
    </div>
  );
}
