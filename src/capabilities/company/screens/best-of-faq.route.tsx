import { bestOfFaqArticle } from '../content/best-of-faq.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(bestOfFaqArticle);

export default function BestOfFaqScreen() {
  return <ArticlePage article={bestOfFaqArticle} />;
}
