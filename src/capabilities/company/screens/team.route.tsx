import { teamArticle } from '../content/team.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(teamArticle);

export default function TeamScreen() {
  return <ArticlePage article={teamArticle} />;
}
