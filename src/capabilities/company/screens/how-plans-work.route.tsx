import { howPlansWorkArticle } from '../content/how-plans-work.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(howPlansWorkArticle);

export default function HowPlansWorkScreen() {
  return <ArticlePage article={howPlansWorkArticle} />;
}
