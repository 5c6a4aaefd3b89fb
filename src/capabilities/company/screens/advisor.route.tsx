import { advisorArticle } from '../content/advisor.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(advisorArticle);

export default function AdvisorScreen() {
  return <ArticlePage article={advisorArticle} />;
}
