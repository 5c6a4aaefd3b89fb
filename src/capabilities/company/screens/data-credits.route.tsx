import { dataCreditsArticle } from '../content/data-credits.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(dataCreditsArticle);

export default function DataCreditsScreen() {
  return <ArticlePage article={dataCreditsArticle} />;
}
