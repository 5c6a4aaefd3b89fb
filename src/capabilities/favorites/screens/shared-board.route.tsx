import { data } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { VendorCard } from '#capabilities/search/parts/vendor-card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { FavoriteButton } from '../parts/favorite-button.tsx';
import { PhotoFavoriteButton } from '../parts/photo-favorite-button.tsx';
import { boardCounts } from '../rules/board-counts.ts';
import type { Route } from './+types/shared-board.route.ts';
import { isNowhere } from './is-nowhere.ts';
import { cardGrid, tileGrid } from './saved/grids.ts';
import { PhotoTile } from './saved/photo-tile.tsx';
import { SectionHead } from './saved/section-head.tsx';

// Personal, so that nobody keeps a copy: a link that is taken back shows nothing from then on.
export const handle = { document: 'personal' };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.name ?? 'Board'} · Ampersand` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return await apiOf(context).favorites.readSharedBoard({ token: params.token });
  } catch (error) {
    if (isNowhere(error)) throw data(null, 404);
    throw error;
  }
}

export default function SharedBoardScreen({ loaderData }: Route.ComponentProps) {
  const { name, coupleNames, vendors, photos } = loaderData;
  const counts = boardCounts({ storefrontCount: vendors.length, photoCount: photos.length });
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        eyebrow={coupleNames ? `Shared by ${coupleNames}` : 'A shared board'}
        title={name}
        lead={counts}
        className="mb-8 md:mb-10"
      />
      {vendors.length + photos.length === 0 && (
        <EmptyState title="Nothing here yet">Anything saved to this board will show up here.</EmptyState>
      )}
      <div className="space-y-14 md:space-y-18">
        {vendors.length > 0 && (
          <section aria-labelledby="vendors">
            <SectionHead id="vendors" title="Vendors" />
            <ul className={cardGrid}>
              {vendors.map((card, index) => (
                <li key={card.storefrontUuid} className="min-w-0">
                  <VendorCard
                    card={card}
                    isPriority={index < 3}
                    action={
                      <FavoriteButton
                        storefrontUuid={card.storefrontUuid}
                        vendorName={card.vendorName}
                        placement={{ location: 'shared-board', tilePosition: index }}
                      />
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {photos.length > 0 && (
          <section aria-labelledby="photos">
            <SectionHead id="photos" title="Photos" />
            <ul className={tileGrid}>
              {photos.map((photo, index) => (
                <PhotoTile
                  key={photo.imageId}
                  photo={photo}
                  action={
                    <PhotoFavoriteButton
                      imageId={photo.imageId}
                      photoAlt={photo.picture.alt}
                      placement={{ location: 'shared-board', tilePosition: index }}
                    />
                  }
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
