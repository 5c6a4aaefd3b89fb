import { inviteArticle } from '../content/invite.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(inviteArticle);

export default function InviteScreen() {
  return <ArticlePage article={inviteArticle} />;
}
