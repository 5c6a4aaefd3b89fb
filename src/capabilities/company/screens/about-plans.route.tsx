import { aboutPlansArticle } from '../content/about-plans.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(aboutPlansArticle);

export default function AboutPlansScreen() {
  return <ArticlePage article={aboutPlansArticle} />;
}
