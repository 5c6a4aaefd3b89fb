import { returnsArticle } from '../content/returns.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(returnsArticle);

export default function ReturnsScreen() {
  return <ArticlePage article={returnsArticle} />;
}
