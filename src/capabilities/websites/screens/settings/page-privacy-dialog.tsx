import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { CopyButton } from '#capabilities/identity/parts/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormChoiceChips } from '#ui/form/form-choice-chips.tsx';
import { FormRadioCards } from '#ui/form/form-radio-cards.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { Website } from '../../contract/editor.contract.ts';
import { pagePasscodeQuery } from '../../queries.ts';
import { opensPage } from '../../rules/privacy/opens-door.ts';
import { keepWebsite } from '../manage/keep-website.ts';
import { pageName } from '../manage/page-name.ts';
import {
  PAGE_PRIVACY_FORM_RULES,
  type PagePrivacyValues,
  pagePrivacyInput,
  pagePrivacyValues,
} from './page-privacy-form.ts';
import { VISIBILITY_CHOICES } from './visibility-words.ts';

interface PagePrivacyDialogProps {
  website: Website;
  page: Website['pages'][number];
  onClose: () => void;
}

/** The page's own passcode, for whoever forgot it. */
function KnownPasscode({ uuid }: { uuid: string }) {
  const { data } = useQuery(pagePasscodeQuery(uuid));
  if (!data?.passcode) return null;
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <strong className="rounded-input bg-linen px-3 py-1.5">{data.passcode}</strong>
      <CopyButton text={data.passcode} label="Copy passcode" />
    </p>
  );
}

/** Who may read one page. It counts at once, for what is published too. */
export function PagePrivacyDialog({ website, page, onClose }: PagePrivacyDialogProps) {
  const mayOpen = website.allowed.includes('publish-website');
  const { privacy } = page;
  const name = pageName(page, website.look);
  const save = useAction({
    run: (values: PagePrivacyValues) =>
      api.websites.savePagePrivacy({ uuid: page.id, ...pagePrivacyInput(values) }),
    keeps: keepWebsite,
    refreshes: [pagePasscodeQuery(page.id).queryKey],
    failure: 'here',
    done: 'Saved. It counts right away.',
  });
  const form = useRuleForm<PagePrivacyValues>({
    defaultValues: pagePrivacyValues(page),
    rules: PAGE_PRIVACY_FORM_RULES,
    onSubmit: async (values) => {
      await save.mutateAsync(values);
      onClose();
    },
    onUnexpectedError: (error) => reportError('page privacy', error),
  });
  const visibility = useWatch({ control: form.control, name: 'visibility' });
  const options = VISIBILITY_CHOICES.map((choice) => ({
    ...choice,
    isDisabled: !mayOpen && opensPage(privacy, { visibility: choice.id, eventIds: privacy.eventIds }),
  }));
  const title = `Who can read ${name}`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
          Save
        </FormSubmitButton>
      }
    >
      <RuleForm form={form} aria-label={title}>
        <FormRadioCards form={form} name="visibility" label={title} isLabelHidden options={options} />
        {visibility === 'PASSCODE' && (
          <>
            {privacy.hasPasscode && <KnownPasscode uuid={page.id} />}
            <FormTextField
              form={form}
              name="passcode"
              label={privacy.hasPasscode ? 'Another passcode' : 'Passcode of this page'}
              isOptional
              description={privacy.hasPasscode ? 'Blank keeps this one.' : 'Blank, and we make one up.'}
              autoComplete="off"
            />
          </>
        )}
        {visibility === 'INVITED' && website.events.length > 0 && (
          <FormChoiceChips
            form={form}
            name="eventIds"
            label="Invited to"
            isOptional
            description="None chosen: everyone who is invited to anything, by their own link."
            options={website.events.map(({ id, name: label }) => ({ id, label }))}
          />
        )}
      </RuleForm>
    </Dialog>
  );
}
