import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { paths, safeNext } from '#app/rules/paths.ts';
import { shownCard } from '#capabilities/search/parts/shown-card.ts';
import { readComparedUuids } from '../rules/compared-uuids.ts';
import type { Route } from './+types/onboarding.route.ts';
import { FinishFavorite } from './onboarding/finish-favorite.tsx';
import { PressedVendor } from './onboarding/pressed-vendor.tsx';
import { SignUpPanel } from './onboarding/sign-up-panel.tsx';

export const meta = () => [
  { title: 'Save your favorites · Ampersand' },
  { name: 'description', content: 'Create an account to save the vendor you liked.' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { searchParams } = url;
  const [storefrontUuid] = readComparedUuids(searchParams.get('storefront') ?? '');
  const next = safeNext(searchParams.get('next'), paths.favoritesHome());
  const [user, cards] = await Promise.all([
    api.navigation.user(),
    storefrontUuid ? api.search.listCards({ storefrontUuids: [storefrontUuid] }) : [],
  ]);
  const [card] = cards;
  return { isGuest: user.is_guest, next, here: url.pathname + url.search, card: card && shownCard(card) };
}

/** Where a visitor who pressed a heart lands: the vendor stays in sight, and signing up finishes the press. */
export default function FavoriteOnboardingScreen({ loaderData }: Route.ComponentProps) {
  const { isGuest, next, here, card } = loaderData;
  return (
    <div
      className={`${pageWidth} grid items-start gap-x-20 gap-y-8 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]`}
    >
      <div className="mx-auto w-full max-w-120 lg:order-2 lg:mx-0">
        {isGuest ? (
          <SignUpPanel card={card} next={next} here={here} />
        ) : (
          <FinishFavorite card={card} next={next} />
        )}
      </div>
      {card && <PressedVendor card={card} />}
    </div>
  );
}
