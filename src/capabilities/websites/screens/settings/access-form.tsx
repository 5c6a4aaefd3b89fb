import { useWatch } from 'react-hook-form';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { FormRadioCards } from '#ui/form/form-radio-cards.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormSwitchField } from '#ui/form/form-switch-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { sendAndBegin } from '#ui/form/send-and-begin.ts';
import { useFollowSaved } from '#ui/form/use-follow-saved.ts';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { Website } from '../../contract/editor.contract.ts';
import { websitePasscodeQuery } from '../../queries.ts';
import { opensSite } from '../../rules/privacy/opens-door.ts';
import type { SitePrivacy } from '../../rules/privacy/site-privacy.ts';
import { keepWebsite } from '../manage/keep-website.ts';

/** What each means for a guest at the door. */
const CHOICES: readonly { id: SitePrivacy; label: string; description: string }[] = [
  {
    id: 'PASSCODE',
    label: 'Guests with the passcode',
    description: 'They type it once on each phone or computer. A guest’s own RSVP link opens it, too.',
  },
  {
    id: 'LINK',
    label: 'Anyone with the address',
    description: 'No passcode. Whoever gets the address, from you or from a friend of a friend, can read it.',
  },
  {
    id: 'PUBLIC',
    label: 'Everyone',
    description: 'No passcode. You can also let people find it by your names.',
  },
];

export type AccessValues = { privacy: SitePrivacy; isListed: boolean; isIndexed: boolean };

interface AccessFormProps {
  website: AccessValues & Pick<Website, 'allowed'>;
}

/** Who gets in, said in one go: nothing changes while somebody walks through the choices by keyboard. */
export function AccessForm({ website }: AccessFormProps) {
  const { privacy, isListed, isIndexed, allowed } = website;
  const mayOpen = allowed.includes('publish-website');
  const save = useAction({
    run: (wish: AccessValues) => api.websites.saveWebsitePrivacy(wish),
    keeps: keepWebsite,
    refreshes: [websitePasscodeQuery.queryKey],
    failure: 'here',
    done: 'Saved. It counts right away.',
  });
  const form = useRuleForm<AccessValues>({
    defaultValues: { privacy, isListed, isIndexed },
    rules: {},
    onSubmit: async (values) => {
      await sendAndBegin(form.methods, () => save.mutateAsync(values), values);
    },
    onUnexpectedError: (error) => reportError('website access', error),
  });
  useFollowSaved(form, { privacy, isListed, isIndexed });
  const wanted = useWatch({ control: form.control, name: 'privacy' });
  const options = CHOICES.map((choice) => ({
    ...choice,
    isDisabled: !mayOpen && opensSite(website, { privacy: choice.id, isListed: false, isIndexed: false }),
  }));
  return (
    <RuleForm form={form} aria-label="Who can read it">
      <FormRadioCards form={form} name="privacy" label="Who can read it" isLabelHidden options={options} />
      {wanted === 'PUBLIC' && (
        <div className="mb-2 grid gap-1">
          <FormSwitchField
            form={form}
            name="isListed"
            label="People can find it here by your names"
            description="Off: only those who know the address get to it."
            isDisabled={!mayOpen && !isListed}
          />
          <FormSwitchField
            form={form}
            name="isIndexed"
            label="Search engines may show it"
            description="Off: we ask them not to. Once they have it, it can take weeks to disappear."
            isDisabled={!mayOpen && !isIndexed}
          />
        </div>
      )}
      {!mayOpen && (
        <p className="mb-3 text-ink-soft text-sm">
          You can make it stricter. Only the couple can let more people in.
        </p>
      )}
      <div>
        <FormSubmitButton form={form} pendingLabel="Saving">
          Save who can read it
        </FormSubmitButton>
      </div>
    </RuleForm>
  );
}
