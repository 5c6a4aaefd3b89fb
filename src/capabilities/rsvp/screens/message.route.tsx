import { ArrowLeft, MailX } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { data as answer, useSearchParams } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import { GuestsFrame } from '#capabilities/guests/parts/guests-frame.tsx';
import { GUEST_LANGUAGE_NAMES, type GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { OpenedMessage } from '../contract/messages.contract.ts';
import { messageQuery, RSVP_KINDS } from '../queries.ts';
import type { Route } from './+types/message.route.ts';
import { LetterPreview } from './notifications/letter-preview.tsx';
import { MessageEditor } from './notifications/message-editor.tsx';
import { audienceWords, messageTitle, standingWords, unsavedWords } from './notifications/message-words.ts';
import { ReachNotes } from './notifications/reach-notes.tsx';
import { Recipients } from './notifications/recipients.tsx';
import { useMessageActions } from './notifications/use-message-actions.ts';

const ApproveDialog = lazy(async () => ({
  default: (await import('./notifications/approve-dialog.tsx')).ApproveDialog,
}));

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches, params }: Route.MetaArgs) {
  const description = 'Write it, see it the way a household will, then send it.';
  return pageMeta(
    { title: 'Message to guests', description, path: paths.guestMessage(params.uuid), isUnlisted: true },
    matches,
  );
}

const GONE = ['rsvp.not_found', 'invalid_input', 'wedding.not_a_member', 'wedding.role_forbids'] as const;
/** Whom the preview is for. */
const AS = 'as';

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const calls = apiOf(args.context);
  const household = args.url.searchParams.get(AS)?.slice(0, 36) || undefined;
  try {
    const opened = await calls.rsvp.readMessage({ uuid: args.params.uuid, ...(household && { household }) });
    const { events } = await calls.guests.listGuests();
    return { opened, events, household };
  } catch (error) {
    if (!GONE.some((code) => hasErrorCode(error, code))) throw error;
    return answer({ opened: null, events: [], household: undefined }, { status: 404 });
  }
}

const back = (
  <ButtonLink
    to={paths.guestMessages()}
    variant="secondary"
    icon={<ArrowLeft size={18} aria-hidden="true" />}
  >
    Messages
  </ButtonLink>
);

interface MessagePageProps {
  loaded: OpenedMessage;
  events: readonly GuestEvent[];
  household: string | undefined;
}

function MessagePage({ loaded, events, household }: MessagePageProps) {
  const query = messageQuery(loaded.message.uuid, household);
  const { data: opened } = useLoaded(query, loaded);
  useLiveQueries(RSVP_KINDS, [query.queryKey]);
  const { message, texts, language: main, zone } = opened;
  const actions = useMessageActions(message, household);
  const [, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(main);
  const [isApproving, setApproving] = useState(false);
  const isDraft = message.state === 'DRAFT';
  const [unsaved, setUnsaved] = useState<readonly GuestLanguage[]>([]);
  const noteUnsaved = useCallback(
    (language: GuestLanguage, isUnsaved: boolean) =>
      setUnsaved((known) => [...known.filter((one) => one !== language), ...(isUnsaved ? [language] : [])]),
    [],
  );
  return (
    <GuestsFrame title={messageTitle(message)} actions={back}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="min-w-0">
          {isDraft ? (
            <Card as="section" aria-labelledby="write-title">
              <h2 id="write-title" className="mb-3 font-display text-2xl">
                Write it
              </h2>
              {texts.length > 1 && (
                <SelectField
                  label="Language"
                  description="Your guests read several. Where you write nothing, they read the first."
                  options={texts.map(({ language }) => ({
                    id: language,
                    label: GUEST_LANGUAGE_NAMES[language],
                  }))}
                  value={chosen}
                  onChange={(next) =>
                    setChosen(texts.find(({ language }) => language === next)?.language ?? main)
                  }
                />
              )}
              {/* All of them stay, so that words in one language wait while another is written. */}
              {texts.map((text) => (
                <div key={text.language} hidden={text.language !== chosen}>
                  <MessageEditor
                    {...{ opened, text, events }}
                    onSave={actions.save}
                    onUnsaved={noteUnsaved}
                  />
                </div>
              ))}
            </Card>
          ) : (
            <>
              <Notice
                tone={message.state === 'SENT' ? 'success' : 'info'}
                title={standingWords(message, zone)}
                className="mb-6"
                action={
                  message.state === 'SCHEDULED' && (
                    <Button
                      variant="secondary"
                      size="small"
                      isPending={actions.cancel.isPending}
                      onPress={() => actions.cancel.mutate()}
                    >
                      Don’t send it
                    </Button>
                  )
                }
              >
                {audienceWords(message, events)}
              </Notice>
              {opened.recipients.length > 0 && <Recipients recipients={opened.recipients} />}
            </>
          )}
        </div>
        <Card as="section" aria-labelledby="preview-title">
          <h2 id="preview-title" className="mb-3 font-display text-2xl">
            {isDraft ? 'Who gets it' : 'What they read'}
          </h2>
          {message.state !== 'SENT' && <ReachNotes reach={opened.reach} />}
          <LetterPreview
            opened={opened}
            onChoose={(uuid) => setSearch({ [AS]: uuid }, { preventScrollReset: true, replace: true })}
          />
          {isDraft && (
            <div className="mt-5 flex flex-wrap items-center gap-3">
              {unsaved.length > 0 && (
                <p className="w-full text-ink-soft">{unsavedWords(unsaved, texts.length)}</p>
              )}
              <Button
                isDisabled={!opened.letter || opened.reach.gets === 0 || unsaved.length > 0}
                onPress={() => setApproving(true)}
              >
                {message.kind === 'REMINDER' ? 'Approve' : 'Send…'}
              </Button>
              <Button
                variant="quiet"
                isPending={actions.remove.isPending}
                onPress={() => actions.remove.mutate()}
              >
                Delete draft
              </Button>
            </div>
          )}
        </Card>
      </div>
      <Suspense>
        {isApproving && isDraft && (
          <ApproveDialog opened={opened} onApprove={actions.approve} onClose={() => setApproving(false)} />
        )}
      </Suspense>
    </GuestsFrame>
  );
}

/** One message: written, looked at, approved, and what became of it. */
export default function MessageScreen({ loaderData }: Route.ComponentProps) {
  const { opened, events, household } = loaderData;
  if (!opened) {
    return (
      <GuestsFrame title="Message to guests" actions={back}>
        <EmptyState title="This message is no longer there" icon={<MailX size={28} aria-hidden="true" />}>
          It was deleted, or it belongs to another wedding.
        </EmptyState>
      </GuestsFrame>
    );
  }
  return <MessagePage key={opened.message.uuid} {...{ events, household }} loaded={opened} />;
}
