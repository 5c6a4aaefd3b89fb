import { ArrowRightLeft, Ellipsis, X } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { CardPicture } from '#capabilities/search/parts/card-picture.tsx';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { ComparedVendor } from '../../contract/compare.contract.ts';
import { useOtherFavorites } from './use-other-favorites.ts';

interface ComparedHeadProps {
  vendor: ComparedVendor;
  compared: readonly string[];
  onChange: (storefrontUuids: readonly string[]) => void;
}

/** The head of a column: who it is, and a way to put another in its place. */
export function ComparedHead({ vendor: { card }, compared, onChange }: ComparedHeadProps) {
  const { storefrontUuid, vendorName, taxonomyNodeKey } = card;
  const others = useOtherFavorites(compared);
  const [cover] = card.images;
  return (
    <th scope="col" className="w-1/4 min-w-44 pe-5 pb-4 text-start align-top font-normal">
      <div className="relative">
        {cover ? (
          <CardPicture asset={{ ...cover, alt: '' }} isPriority className="rounded-card" />
        ) : (
          <span className="block aspect-4/3 rounded-card bg-blush" />
        )}
        <div className="absolute end-1 top-1 print:hidden">
          <Menu
            trigger={
              <IconButton
                label={`Replace or remove ${vendorName}`}
                icon={
                  <span className="flex size-9 items-center justify-center rounded-full border border-ink/15 bg-paper/92 text-ink shadow-float">
                    <Ellipsis size={20} aria-hidden="true" />
                  </span>
                }
              />
            }
            entries={[
              { id: 'remove', label: 'Remove from comparison', icon: <X size={18} aria-hidden="true" /> },
              ...others.map((other) => ({
                id: other.storefrontUuid,
                label: other.vendorName,
                icon: <ArrowRightLeft size={16} aria-hidden="true" />,
                group: 'Replace with',
              })),
            ]}
            onAction={(id) =>
              onChange(
                id === 'remove'
                  ? compared.filter((uuid) => uuid !== storefrontUuid)
                  : compared.map((uuid) => (uuid === storefrontUuid ? id : uuid)),
              )
            }
          />
        </div>
      </div>
      <Link
        to={paths.storefront(taxonomyNodeKey, card.storefrontSlug)}
        className="wrap-anywhere mt-3 block font-semibold text-base underline-offset-4 hover:underline"
      >
        {vendorName}
      </Link>
      <span className="block text-ink-soft text-sm">{marketplaceCategory(taxonomyNodeKey).navLabel}</span>
    </th>
  );
}
