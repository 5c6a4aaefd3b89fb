import { ShieldCheck } from 'lucide-react';
import { data } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireUser } from '#app/require-user.ts';
import { plural } from '#base/text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { Route } from './+types/moderation.route.ts';
import { ModerationCard } from './moderation/moderation-card.tsx';
import { useModeration } from './moderation/use-moderation.ts';

export const meta = () => [
  { title: 'Inquiries to check · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

/** For staff, once they have logged in; for everybody else who is signed in there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { is_support } = await requireUser(args);
  if (!is_support) throw data(null, { status: 404 });
  return { items: await apiOf(args.context).inquiries.listModeration() };
}

export default function ModerationScreen({ loaderData }: Route.ComponentProps) {
  const { items, decide, deciding, listRef } = useModeration(loaderData.items);
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Inquiries to check"
        lead="Held before a vendor sees them, or reported by one. The oldest first."
        className="mb-6 md:mb-8"
      />
      <p role="status" className="mb-5 text-ink-soft">
        {items.length > 0 && `${plural(items.length, 'inquiry', 'inquiries')} to decide`}
      </p>
      {/* What was decided leaves; the keyboard goes on from the list. */}
      <div ref={listRef} tabIndex={-1} className="outline-none">
        {items.length === 0 ? (
          <EmptyState title="Nothing to check" icon={<ShieldCheck size={28} aria-hidden="true" />}>
            New ones appear here as soon as screening holds an inquiry or a vendor reports one.
          </EmptyState>
        ) : (
          <ul className="flex max-w-230 flex-col gap-4">
            {items.map((item) => (
              <ModerationCard key={item.uuid} item={item} onDecide={decide} deciding={deciding} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
