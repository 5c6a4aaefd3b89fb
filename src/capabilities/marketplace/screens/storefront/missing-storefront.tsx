import { PageMessage } from '#app/page-message.tsx';
import { isTaxonomyKey, marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** For an address that leads nowhere, or no longer: others of the same trade are one step away. */
export function MissingStorefront({ category }: { category: string }) {
  const isKnown = isTaxonomyKey(category);
  return (
    <PageMessage
      title="We can’t find this vendor"
      actions={
        <>
          {isKnown && (
            <ButtonLink to={categoryPath(category)}>
              Browse {marketplaceCategory(category).navLabel.toLowerCase()}
            </ButtonLink>
          )}
          <ButtonLink to={VENDORS_PATH} variant={isKnown ? 'secondary' : 'primary'}>
            Search all vendors
          </ButtonLink>
        </>
      }
    >
      <p>The business may have left, its page may not be public, or there may be a typo in the address.</p>
    </PageMessage>
  );
}
