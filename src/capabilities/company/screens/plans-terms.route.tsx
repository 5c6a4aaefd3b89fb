import { plansTermsArticle } from '../content/plans-terms.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(plansTermsArticle);

export default function PlansTermsScreen() {
  return <ArticlePage article={plansTermsArticle} />;
}
