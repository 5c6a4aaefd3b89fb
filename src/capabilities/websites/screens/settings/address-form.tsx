import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { sendAndBegin } from '#ui/form/send-and-begin.ts';
import { useFollowSaved } from '#ui/form/use-follow-saved.ts';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { Website } from '../../contract/editor.contract.ts';
import { websiteQuery } from '../../queries.ts';
import { SLUG_RULES } from '../../rules/address/slug-rules.ts';
import { websitePaths } from '../../rules/paths.ts';
import { AddressField } from './address-field.tsx';

interface AddressFormProps {
  website: Pick<Website, 'slug' | 'suggestedSlugs'>;
  /** Of those that we suggest, the ones that can be had. */
  free: readonly string[];
  origin: string;
}

/** Where guests find the site. */
export function AddressForm({ website: { slug, suggestedSlugs }, free, origin }: AddressFormProps) {
  const save = useAction({
    run: (wish: { slug: string }) => api.websites.saveWebsiteSlug(wish),
    refreshes: [websiteQuery.queryKey],
    failure: 'here',
    done:
      slug === null
        ? 'That’s your address now.'
        : 'That’s your address now. The old one leads guests here for a year.',
  });
  const shown = { slug: slug ?? free[0] ?? suggestedSlugs[0] ?? '' };
  const form = useRuleForm<{ slug: string }>({
    defaultValues: shown,
    rules: SLUG_RULES,
    onSubmit: async (values) => {
      await sendAndBegin(form.methods, () => save.mutateAsync(values), values);
    },
    onUnexpectedError: (error) => reportError('website address', error),
  });
  useFollowSaved(form, shown);
  const others = free.filter((each) => each !== slug);
  const prefix = `${origin.replace(/^https?:\/\//, '')}${websitePaths.site('')}`;
  return (
    <RuleForm form={form} aria-label="Address">
      <AddressField form={form} current={slug} prefix={prefix} />
      {others.length > 0 && (
        <fieldset className="mt-1 mb-3 flex flex-wrap items-center gap-2">
          <legend className="sr-only">Suggestions</legend>
          {others.slice(0, 4).map((each) => (
            <Button
              key={each}
              variant="secondary"
              size="small"
              onPress={() => form.methods.setValue('slug', each, { shouldDirty: true, shouldValidate: true })}
            >
              {each}
            </Button>
          ))}
        </fieldset>
      )}
      <div>
        <FormSubmitButton form={form} pendingLabel="Saving">
          Save address
        </FormSubmitButton>
      </div>
    </RuleForm>
  );
}
