import { vendorFaqArticle } from '../content/vendor-faq.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(vendorFaqArticle);

export default function VendorFaqScreen() {
  return <ArticlePage article={vendorFaqArticle} />;
}
