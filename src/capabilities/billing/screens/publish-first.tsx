import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Above what is shown but not sold: couples cannot see the listing, so nobody could write to it. */
export function PublishFirst({ listing: { uuid, name } }: { listing: { uuid: string; name: string } }) {
  return (
    <Notice isLive={false} className="mb-5">
      {name} isn’t published, so no couple can write to it yet. You can buy credits and plans once it is.{' '}
      <TextLink to={withQuery(vendorPaths.listing, { storefront: uuid })}>Open your listing</TextLink>.
    </Notice>
  );
}
