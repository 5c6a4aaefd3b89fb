import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { userQuery } from '#app/use-user.ts';
import { Button } from '#ui/button.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { sendAndBegin } from '#ui/form/send-and-begin.ts';
import { useFollowSaved } from '#ui/form/use-follow-saved.ts';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { Notice } from '#ui/notice.tsx';
import type { Wedding, WeddingSave } from '../../contract.ts';
import {
  answersFromWedding,
  WEDDING_FIELD_NAMES,
  WEDDING_RULES,
  WEDDING_SERVER_NAMES,
  type WeddingAnswers,
  weddingFromAnswers,
} from '../../parts/wedding-answers.ts';
import { weddingQuery } from '../../queries.ts';
import { WeddingFields } from './wedding-fields.tsx';

/** Sending a field counts as changing it, so a planner's form leaves out what a planner must not touch. */
function permitted(answers: WeddingAnswers, allowed: Wedding['allowed']): WeddingSave {
  const { primaryFirstName, primaryLastName, partnerFirstName, partnerLastName, budgetCents, ...details } =
    weddingFromAnswers(answers);
  return {
    ...details,
    ...(allowed.includes('edit-names') && {
      primaryFirstName,
      primaryLastName,
      partnerFirstName,
      partnerLastName,
    }),
    ...(allowed.includes('edit-budget') && { budgetCents }),
  };
}

export function WeddingForm({ wedding }: { wedding: Wedding }) {
  const save = useAction({
    run: (changes: WeddingSave) => api.weddings.saveWedding(changes),
    keeps: (queryClient, saved) => queryClient.setQueryData(weddingQuery.queryKey, saved),
    refreshes: [userQuery.queryKey],
    done: 'Your wedding is saved.',
    failure: 'here',
  });
  // What the fields began with; the partner may have saved something newer meanwhile.
  const [begun, setBegun] = useState(wedding);
  const answers = answersFromWedding(wedding);
  const isNews = JSON.stringify(answers) !== JSON.stringify(answersFromWedding(begun));
  // Another version with the same answers takes nothing away from anybody.
  const { version } = isNews ? begun : wedding;
  const form = useRuleForm({
    defaultValues: answersFromWedding(begun),
    rules: WEDDING_RULES,
    serverNames: WEDDING_SERVER_NAMES,
    fieldNames: WEDDING_FIELD_NAMES,
    onSubmit: async (typed) => {
      const send = () => save.mutateAsync({ ...permitted(typed, wedding.allowed), version });
      await sendAndBegin(form.methods, send, (saved) => {
        setBegun(saved);
        return answersFromWedding(saved);
      });
    },
  });
  useFollowSaved(form, answers, () => setBegun(wedding));
  const isOutdated =
    isNews && wedding.version > begun.version && form.methods.formState.isDirty && !form.isSubmitting;

  function showNewest() {
    setBegun(wedding);
    form.methods.reset(answers);
  }

  const isDateOpen = useWatch({ control: form.control, name: 'isDateOpen' });
  return (
    <RuleForm form={form} aria-labelledby="wedding-title">
      <WeddingFields form={form} allowed={wedding.allowed} isDateOpen={isDateOpen} />
      {isOutdated && (
        <Notice
          tone="warn"
          className="mb-4"
          action={
            <Button size="small" variant="secondary" onPress={showNewest}>
              Show the new version
            </Button>
          }
        >
          Someone who plans with you changed this while you were typing.
        </Notice>
      )}
      <FormSubmitButton form={form} className="self-start">
        Save wedding
      </FormSubmitButton>
    </RuleForm>
  );
}
