import { vendorResourcesArticle } from '../content/vendor-resources.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(vendorResourcesArticle);

export default function VendorResourcesScreen() {
  return <ArticlePage article={vendorResourcesArticle} />;
}
