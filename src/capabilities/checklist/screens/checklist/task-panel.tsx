import {
  AlarmClock,
  ArrowRight,
  CalendarClock,
  MessageSquare,
  Paperclip,
  Pencil,
  Trash2,
  UserRound,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useHere } from '#app/use-here.ts';
import { addDays, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { formatLongDate, formatMonthDay } from '#base/calendar-date-format.ts';
import { clockTime } from '#base/clock-time.ts';
import { ATTACHMENT_TYPES } from '#capabilities/media/rules/attachment-limits.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ChecklistTask } from '../../contract.ts';
import { movePlaces, placeLabel } from '../../rules/checklist-view.ts';
import { nextMonthStart } from '../../rules/move-day.ts';
import { isSnoozed } from '../../rules/task-month.ts';
import { useChecklist } from './checklist-context.ts';
import { CommentForm } from './comment-form.tsx';
import { MemberMark } from './member-mark.tsx';
import { TaskFiles, type TaskUploads, UploadsUnderWay, useTaskUploads } from './task-files.tsx';
import type { ChecklistActions } from './use-checklist-actions.ts';

function Facts({ task }: { task: ChecklistTask }) {
  const { dueOn, dueTime, place, hint, note } = task;
  const when = [dueOn && formatLongDate(calendarDate(dueOn)), dueTime && clockTime(dueTime)].filter(Boolean);
  return (
    <div className="space-y-1.5">
      {note && <p className="whitespace-pre-wrap break-words">{note}</p>}
      {(when.length > 0 || place) && (
        <p className="text-ink-soft text-sm">{[when.join(', '), place].filter(Boolean).join(' · ')}</p>
      )}
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      {task.href && (
        <p>
          <TextLink to={task.href}>
            Do it here
            <ArrowRight size={15} aria-hidden="true" className="ms-1 inline" />
          </TextLink>
        </p>
      )}
    </div>
  );
}

function Comments({ task }: { task: ChecklistTask }) {
  const { list, actions } = useChecklist();
  const here = useHere();
  if (task.comments.length === 0) return null;
  return (
    <ul aria-label="Comments" className="space-y-3">
      {task.comments.map(({ uuid, userUuid, text, at }) => {
        const author = list.members.find((member) => member.userUuid === userUuid);
        return (
          <li key={uuid} className="flex items-start gap-3">
            {author && <MemberMark member={author} members={list.members} isNamed={false} />}
            <div className="min-w-0 grow">
              <p className="text-sm">
                <span className="font-semibold">{author?.firstName ?? 'Someone'}</span>{' '}
                <span className="text-ink-soft">
                  {formatMonthDay(calendarDateOf(new Date(at), here?.timeZone))}
                </span>
              </p>
              <p className="whitespace-pre-wrap break-words">{text}</p>
            </div>
            {actions && author?.isYou && (
              <IconButton
                label="Remove this comment"
                icon={<X size={18} />}
                onPress={() => actions.removeComment(uuid)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const small = { variant: 'secondary', size: 'small' } as const;

function SnoozeMenu({ task, actions }: { task: ChecklistTask; actions: ChecklistActions }) {
  const { list } = useChecklist();
  const today = calendarDate(list.today);
  if (isSnoozed({ ...task, isDone: task.doneAt !== null }, today)) {
    return (
      <Button
        {...small}
        icon={<AlarmClock size={16} aria-hidden="true" />}
        onPress={() => actions.snooze(task, null)}
      >
        Unsnooze
      </Button>
    );
  }
  const until = {
    tomorrow: addDays(today, 1),
    week: addDays(today, 7),
    month: nextMonthStart(today),
  };
  const entry = (id: keyof typeof until, label: string) => ({
    id,
    label,
    description: formatLongDate(until[id]),
  });
  return (
    <Menu
      placement="bottom start"
      trigger={
        <Button {...small} icon={<AlarmClock size={16} aria-hidden="true" />}>
          Snooze
        </Button>
      }
      entries={[entry('tomorrow', 'Tomorrow'), entry('week', 'Next week'), entry('month', 'Next month')]}
      onAction={(id) => actions.snooze(task, until[id as keyof typeof until])}
    />
  );
}

function MoveMenu({ task, actions }: { task: ChecklistTask; actions: ChecklistActions }) {
  const { list } = useChecklist();
  const current = task.dueOn?.slice(0, 7);
  return (
    <Menu
      placement="bottom start"
      trigger={
        <Button {...small} icon={<CalendarClock size={16} aria-hidden="true" />}>
          Move to…
        </Button>
      }
      entries={movePlaces(list).map((month) => ({
        id: month,
        label: placeLabel(month, list.today),
        isDisabled: month === current,
      }))}
      onAction={(month) => actions.moveTo(task, month)}
    />
  );
}

function AssignMenu({ task, actions }: { task: ChecklistTask; actions: ChecklistActions }) {
  const { list } = useChecklist();
  const { assignees } = task;
  return (
    <Menu
      placement="bottom start"
      trigger={
        <Button {...small} icon={<UserRound size={16} aria-hidden="true" />}>
          Assign
        </Button>
      }
      entries={list.members.map((member) => ({
        id: member.userUuid,
        label: assignees.includes(member.userUuid) ? `Take ${member.firstName} off` : member.firstName,
        icon: <MemberMark member={member} members={list.members} isNamed={false} />,
      }))}
      onAction={(id) =>
        actions.assign(
          task,
          assignees.includes(id) ? assignees.filter((one) => one !== id) : [...assignees, id],
        )
      }
    />
  );
}

function Tools({
  task,
  actions,
  uploads,
  onComment,
}: {
  task: ChecklistTask;
  actions: ChecklistActions;
  uploads: TaskUploads;
  onComment: () => void;
}) {
  const { onEdit } = useChecklist();
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...small} icon={<MessageSquare size={16} aria-hidden="true" />} onPress={onComment}>
        Comment
      </Button>
      <FileTrigger
        acceptedFileTypes={ATTACHMENT_TYPES}
        allowsMultiple
        onSelect={(files) => uploads.add([...(files ?? [])])}
      >
        <Button {...small} icon={<Paperclip size={16} aria-hidden="true" />}>
          Add file
        </Button>
      </FileTrigger>
      {task.doneAt === null && (
        <>
          <SnoozeMenu task={task} actions={actions} />
          <MoveMenu task={task} actions={actions} />
        </>
      )}
      <AssignMenu task={task} actions={actions} />
      <Button {...small} icon={<Pencil size={16} aria-hidden="true" />} onPress={() => onEdit(task)}>
        Edit
      </Button>
      <Button
        {...small}
        variant="quiet"
        icon={<Trash2 size={16} aria-hidden="true" />}
        onPress={() => actions.remove(task)}
      >
        Remove
      </Button>
    </div>
  );
}

/** A task in whole: what was written about it, and all that can be done with it. */
export function TaskPanel({ task }: { task: ChecklistTask }) {
  const { actions } = useChecklist();
  const [isCommenting, setCommenting] = useState(false);
  const uploads = useTaskUploads(task);
  return (
    <div className="space-y-4">
      <Facts task={task} />
      <Comments task={task} />
      <TaskFiles task={task} />
      <UploadsUnderWay uploads={uploads} />
      {actions && isCommenting && (
        <CommentForm onSend={(text) => actions.comment(task, text)} onClose={() => setCommenting(false)} />
      )}
      {actions && (
        <Tools task={task} actions={actions} uploads={uploads} onComment={() => setCommenting(true)} />
      )}
    </div>
  );
}
