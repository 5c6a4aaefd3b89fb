import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { moderationQuery, verdictsQuery } from '../../queries.ts';
import { VERDICT_UNDO_MS, type Verdict } from '../../rules/verdicts.ts';
import { decidedWords, itemsOf, type QueueView } from './queue-view.ts';

const REFRESHES = [moderationQuery.queryKey, verdictsQuery.queryKey];
/** The offer ends before the time does, so that who takes it is not told that it is too late. */
const UNDO_OFFERED_MS = VERDICT_UNDO_MS - 2_000;

interface QueueInput {
  loaded: ModerationItem[];
  view: QueueView;
  openUuid: string | null;
}

/** The list, what of it is open or chosen, and what staff does with it. */
export function useQueue({ loaded, view, openUuid }: QueueInput) {
  const { data: items } = useLoaded(moderationQuery, loaded);
  const shown = itemsOf(items, view);
  const navigate = useNavigate();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const lastDecided = useRef<string[]>([]);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());

  // The address follows a moment later, and a key may be pressed before it has.
  const [opened, setOpened] = useState({ address: openUuid, uuid: openUuid });
  if (opened.address !== openUuid) setOpened({ address: openUuid, uuid: openUuid });

  // Where there is room for both, the oldest is open beside the list.
  const current = shown.find(({ uuid }) => uuid === opened.uuid) ?? shown[0];
  const chosen = shown.filter(({ uuid }) => picked.has(uuid));

  const open = (uuid: string | undefined) => {
    setOpened({ address: openUuid, uuid: uuid ?? null });
    return navigate(paths.moderation({ view: view === 'queue' ? undefined : view, open: uuid }), {
      replace: true,
      preventScrollReset: true,
    });
  };

  const { mutate: undo } = useAction({
    run: (uuids: string[]) => api.inquiries.undoVerdicts({ uuids }),
    refreshes: REFRESHES,
    onDone: () => {
      lastDecided.current = [];
    },
    done: (_, { done, refused }) =>
      done.length > 0
        ? `Undone. ${plural(done.length, 'message is', 'messages are')} back in the queue.`
        : (refused[0]?.message ?? ''),
  });

  const decision = useAction({
    run: ({ uuids, verdict }: { uuids: string[]; verdict: Verdict }) =>
      api.inquiries.decideInquiries({ uuids, verdict }),
    keeps: (queryClient, { done }) =>
      queryClient.setQueryData(moderationQuery.queryKey, (list) =>
        list?.filter(({ uuid }) => !done.includes(uuid)),
      ),
    refreshes: REFRESHES,
    onDone: ({ done }) => {
      lastDecided.current = done;
      // What was selected besides stays so: it was not decided.
      setPicked((before) => new Set([...before].filter((uuid) => !done.includes(uuid))));
      headingRef.current?.focus();
    },
    done: ({ verdict }, answer) => ({
      message: decidedWords(verdict, answer),
      tone: answer.done.length > 0 ? 'positive' : 'negative',
      autoDismissMs: UNDO_OFFERED_MS,
      ...(answer.done.length > 0 && { undo: () => undo(answer.done) }),
    }),
    scope: 'verdicts',
  });

  /** What comes after these, once they are gone. */
  const after = (uuids: readonly string[]) => {
    const from = shown.findIndex(({ uuid }) => uuid === current?.uuid);
    const rest = [...shown.slice(from), ...shown.slice(0, Math.max(from, 0))];
    return rest.find(({ uuid }) => !uuids.includes(uuid))?.uuid;
  };

  return {
    items,
    shown,
    view,
    current,
    /** On phones the list, until one of it is opened. */
    isOpened: opened.uuid !== null && current?.uuid === opened.uuid,
    open,
    headingRef,
    chosen,
    toggle: (uuid: string) =>
      setPicked(
        (before) =>
          new Set(before.has(uuid) ? [...before].filter((each) => each !== uuid) : [...before, uuid]),
      ),
    choose: (uuids: readonly string[]) => setPicked(new Set(uuids)),
    isDeciding: decision.isPending,
    decide: (uuids: string[], verdict: Verdict) => {
      if (uuids.length === 0 || decision.isPending) return;
      const next = after(uuids);
      decision.mutate({ uuids, verdict }, { onSuccess: () => opened.uuid !== null && void open(next) });
    },
    undo,
    undoLast: () => lastDecided.current.length > 0 && undo(lastDecided.current),
  };
}

export type Queue = ReturnType<typeof useQueue>;
