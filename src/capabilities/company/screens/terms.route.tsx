import { termsArticle } from '../content/terms.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(termsArticle);

export default function TermsScreen() {
  return <ArticlePage article={termsArticle} />;
}
