import { aboutCreditsArticle } from '../content/about-credits.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(aboutCreditsArticle);

export default function AboutCreditsScreen() {
  return <ArticlePage article={aboutCreditsArticle} />;
}
