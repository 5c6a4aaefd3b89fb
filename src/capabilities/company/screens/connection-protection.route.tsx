import { connectionProtectionArticle } from '../content/connection-protection.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(connectionProtectionArticle);

export default function ConnectionProtectionScreen() {
  return <ArticlePage article={connectionProtectionArticle} />;
}
