import { paths } from '#app/rules/paths.ts';
import type { Credit } from '#capabilities/editorial/contract.ts';
import { FavoriteButton } from '#capabilities/favorites/parts/favorite-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';

export interface CreditListProps {
  credits: readonly Credit[];
  /** Which page it stands on, for the hearts. */
  location: string;
  columns?: 1 | 2;
}

/** Who made the day. Those with a page of ours can be visited and saved, the others are named. */
export function CreditList({ credits, location, columns = 1 }: CreditListProps) {
  return (
    <ul className={classNames('grid', columns === 2 && 'md:grid-cols-2 md:gap-x-12')}>
      {credits.map(({ role, name, storefront }, index) => (
        <li
          key={`${role} ${name}`}
          className="flex min-h-18 items-center justify-between gap-3 border-line border-b py-2"
        >
          <div className="min-w-0">
            <p className="text-ink-soft text-sm">{role}</p>
            {storefront ? (
              <TextLink
                to={paths.storefront(storefront.taxonomyKey, storefront.slug)}
                className="wrap-anywhere"
              >
                {name}
              </TextLink>
            ) : (
              <p className="wrap-anywhere font-medium">{name}</p>
            )}
          </div>
          {storefront && (
            <FavoriteButton
              storefrontUuid={storefront.uuid}
              vendorName={name}
              placement={{ location, tilePosition: index }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
