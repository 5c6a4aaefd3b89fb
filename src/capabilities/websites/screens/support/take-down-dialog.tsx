import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { ReportedSite } from '../../contract/support.contract.ts';
import { reportedSitesQuery } from '../../queries.ts';
import { TAKE_DOWN_RULES } from '../../rules/report-rules.ts';

/** Why, in words that the couple reads. */
export function TakeDownDialog({ site, onClose }: { site: ReportedSite; onClose: () => void }) {
  const { weddingId, couple } = site;
  const takeDown = useAction({
    run: ({ reason }: { reason: string }) =>
      api.websites.decideReportedSite({ uuid: weddingId, decision: 'TAKE_DOWN', reason }),
    refreshes: [reportedSitesQuery.queryKey],
    done: `${couple}: taken down`,
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { reason: '' },
    rules: TAKE_DOWN_RULES,
    onSubmit: (values) => takeDown.mutateAsync(values),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Take ${couple}’s website down?`}
      size="small"
    >
      <RuleForm form={form} aria-label="Take the website down">
        <p className="mb-2">
          Guests can’t open it from now on. The couple reads your reason by email and on their website’s page,
          and keeps everything they wrote.
        </p>
        <FormTextAreaField form={form} name="reason" label="Reason" rows={4} countTo={500} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Saving">
            Take down
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
