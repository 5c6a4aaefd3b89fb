import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { userQuery } from '#app/use-user.ts';
import { Button } from '#ui/button.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
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
    onDone: show,
    failure: 'here',
  });
  // What the fields began with; the partner may have saved something newer meanwhile.
  const [shown, setShown] = useState(wedding);
  const form = useRuleForm({
    defaultValues: answersFromWedding(shown),
    rules: WEDDING_RULES,
    serverNames: WEDDING_SERVER_NAMES,
    fieldNames: WEDDING_FIELD_NAMES,
    onSubmit: async (answers) => {
      await save.mutateAsync({ ...permitted(answers, shown.allowed), version: shown.version });
    },
  });
  const { reset, formState } = form.methods;
  const { isDirty } = formState;
  const isOutdated = wedding.version > shown.version;

  function show(newer: Wedding) {
    setShown(newer);
    reset(answersFromWedding(newer));
  }

  useEffect(() => {
    if (!isOutdated || isDirty) return;
    setShown(wedding);
    reset(answersFromWedding(wedding));
  }, [isOutdated, isDirty, wedding, reset]);

  const isDateOpen = useWatch({ control: form.control, name: 'isDateOpen' });
  return (
    <RuleForm form={form} aria-labelledby="wedding-title">
      <WeddingFields form={form} allowed={shown.allowed} isDateOpen={isDateOpen} />
      {isOutdated && isDirty && (
        <Notice
          tone="warn"
          className="mb-4"
          action={
            <Button size="small" variant="secondary" onPress={() => show(wedding)}>
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
