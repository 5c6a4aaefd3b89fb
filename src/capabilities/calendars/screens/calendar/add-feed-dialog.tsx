import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { calendarQuery } from '../../queries.ts';
import { FEED_RULES } from '../../rules/feed-rules.ts';
import { feedStateWords } from '../../rules/feed-state.ts';

interface AddFeedDialogProps {
  uuid: string;
  onClose: () => void;
}

/** The link is tried when it is sent: what is wrong with it is said at its field. */
export function AddFeedDialog({ uuid, onClose }: AddFeedDialogProps) {
  const add = useAction({
    run: (feed: { address: string; name: string }) => api.calendars.addFeed({ uuid, ...feed }),
    refreshes: [calendarQuery(uuid).queryKey],
    done: (_asked, feed) => `${feed.name}: ${feedStateWords(feed, new Date(feed.readAt)).toLowerCase()}.`,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { address: '', name: '' },
    rules: FEED_RULES,
    onSubmit: async (feed) => {
      await add.mutateAsync(feed);
      onClose();
    },
    onUnexpectedError: (error) => reportError('add-calendar-feed', error),
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Connect a calendar">
      <RuleForm form={form} aria-label="Connect a calendar">
        <FormTextField
          form={form}
          name="address"
          label="Calendar link"
          description="Its iCal or webcal link. In Google Calendar: Settings, your calendar, Secret address in iCal format."
          autoComplete="off"
          isRequired
          autoFocus
        />
        <FormTextField
          form={form}
          name="name"
          label="Name"
          description="What we call it here. Without one, we use the calendar’s own name."
          isOptional
        />
        <p className="text-ink-soft text-sm">
          Events marked as free don’t count, and a party that runs past midnight takes the day it starts. We
          never show the link again.
        </p>
        <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form}>Connect calendar</FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
