import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { reportError } from '#app/report-error.ts';
import { paths } from '#app/rules/paths.ts';
import { todayHere } from '#app/today-here.ts';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { MOST_VENDORS_AT_ONCE } from '../../rules/inquiry-timers.ts';
import { sentWords } from '../../rules/sent-words.ts';
import { dropDraft, keepDraft, readDraft } from './inquiry-draft.ts';
import type { InquiryFormProps } from './inquiry-form-props.ts';
import { INQUIRY_FIELD_NAMES, inquiryFormRules, serverNames } from './inquiry-rules.ts';
import { type InquiryValues, inquiryFromValues, withDay } from './inquiry-values.ts';

/** The form, its draft in this browser, and the sending: at once, or after whoever writes has an account. */
export function useInquiryForm(props: InquiryFormProps, askForAccount: () => void) {
  const { category, cards, budget, source, isGuest, askedDay, values } = props;
  const navigate = useNavigate();
  const requestUuid = useRef('');
  const isRefused = props.refused !== undefined;

  async function send(): Promise<{ destination: string; inquiries: readonly Inquiry[] }> {
    const written = form.methods.getValues();
    const storefrontUuids = [...cards.map((card) => card.storefrontUuid), ...written.others].slice(
      0,
      MOST_VENDORS_AT_ONCE,
    );
    const { inquiries } = await api.inquiries.send(
      inquiryFromValues(written, {
        requestUuid: requestUuid.current,
        storefrontUuids,
        source,
        category,
        question: budget,
      }),
    );
    dropDraft(category);
    const [only] = inquiries;
    const isOne = only !== undefined && inquiries.length === 1;
    return { inquiries, destination: isOne ? paths.thread(only.uuid) : paths.activeInquiries() };
  }

  const form = useRuleForm<InquiryValues>({
    defaultValues: values,
    rules: inquiryFormRules({ category, question: budget }, todayHere),
    serverNames: serverNames(budget),
    fieldNames: INQUIRY_FIELD_NAMES,
    refused: props.refused,
    onSubmit: async () => {
      if (isGuest) return askForAccount();
      const { destination, inquiries } = await send();
      toastStore.show({ ...sentWords(inquiries), autoDismissMs: 8_000 });
      return navigate(destination);
    },
    onUnexpectedError: (error) => reportError('sending an inquiry', error),
  });

  useEffect(() => {
    const draft = readDraft(category);
    requestUuid.current = draft?.requestUuid ?? crypto.randomUUID();
    // What was just sent without scripts is newer than any draft.
    if (draft && !isRefused) form.methods.reset(withDay(draft.values, askedDay));
    return form.methods.subscribe({
      formState: { values: true },
      callback: ({ values: written, type }) => {
        if (type === 'change') keepDraft(category, { requestUuid: requestUuid.current, values: written });
      },
    });
  }, [category, form.methods, isRefused, askedDay]);

  /** With a new account everything personal is loaded anew. Where sending fails, this page says why, with every word kept. */
  async function sendAsMember(): Promise<never> {
    const here = window.location.pathname + window.location.search;
    const { destination } = await send().catch((error: unknown) => {
      reportError('sending an inquiry after signing up', error);
      return { destination: here };
    });
    return leaveTo(destination);
  }

  return { form, send: sendAsMember };
}
