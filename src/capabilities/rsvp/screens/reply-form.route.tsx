import { ArrowLeft } from 'lucide-react';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { GuestsFrame } from '#capabilities/guests/parts/guests-frame.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { repliesQuery } from '../queries.ts';
import type { Route } from './+types/reply-form.route.ts';
import { ForgettingSection } from './reply-form/forgetting-section.tsx';
import { FormToRead } from './reply-form/form-to-read.tsx';
import { QuestionsSection } from './reply-form/questions-section.tsx';
import { useFormActions } from './reply-form/use-form-actions.ts';
import { WordsSection } from './reply-form/words-section.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'What you ask your guests, and in which words.';
  return pageMeta(
    { title: 'Reply form', description, path: paths.guestReplyForm(), isUnlisted: true },
    matches,
  );
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const api = apiOf(args.context);
  const [{ events }, replies] = await Promise.all([api.guests.listGuests(), api.rsvp.listReplies()]);
  return { events, replies };
}

export default function ReplyFormScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(repliesQuery, loaderData.replies);
  const { settings, questions, canEditForm } = data;
  const { version, forgetDays, ...words } = settings;
  const actions = useFormActions(version);
  return (
    <GuestsFrame
      title="Reply form"
      actions={
        <ButtonLink
          to={paths.guestReplies()}
          variant="secondary"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
        >
          Replies
        </ButtonLink>
      }
    >
      {canEditForm ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
          <div className="grid gap-6">
            <WordsSection words={words} actions={actions} />
            <ForgettingSection
              days={forgetDays}
              lastDay={data.lastDay}
              today={data.today}
              onChange={actions.saveForgetDays}
            />
          </div>
          <QuestionsSection questions={questions} events={loaderData.events} actions={actions} />
        </div>
      ) : (
        <FormToRead settings={settings} questions={questions} />
      )}
    </GuestsFrame>
  );
}
