import { privacyArticle } from '../content/privacy.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(privacyArticle);

export default function PrivacyScreen() {
  return <ArticlePage article={privacyArticle} />;
}
