import type { SiteView } from '../../rules/site-view.ts';
import { SiteMenu } from './site-menu.tsx';

/** Pages that may scroll sideways on phones, and the way to answer beside them, always in sight. */
export function MenuRow({ view }: { view: SiteView }) {
  return (
    <div className="menu-row">
      <SiteMenu view={{ ...view, reply: null }} />
      {view.reply && (
        <a className="reply" href={view.reply.href}>
          {view.words.reply}
        </a>
      )}
    </div>
  );
}
