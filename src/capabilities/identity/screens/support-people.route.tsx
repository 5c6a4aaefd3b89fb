import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { pageWidth } from '#app/page-width.ts';
import { requireStaff } from '#app/require-user.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffNav } from '#app/staff-nav.tsx';
import { useAction } from '#app/use-action.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { FoundPerson } from '../contract/support.contract.ts';
import { LOOKUP_RULES } from '../rules/support-rules.ts';
import type { Route } from './+types/support-people.route.ts';
import { PeopleFound } from './support/people-found.tsx';
import { ViewAccountDialog } from './support/view-account-dialog.tsx';

export const meta = () => [{ title: 'Find a person · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return null;
}

export { StaffBoundary as ErrorBoundary };

export default function SupportPeopleScreen() {
  const [person, setPerson] = useState<FoundPerson>();
  const [search] = useSearchParams();
  const known = search.get('query') ?? '';
  const lookup = useAction({
    run: (query: string) => api.identity.support.findPeople({ query }),
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { query: known },
    rules: LOOKUP_RULES,
    onSubmit: ({ query }) => lookup.mutateAsync(query),
  });
  // Whoever comes back from an account finds its owner again.
  const findAgain = useEffectEvent(() => void form.submit());
  useEffect(() => {
    if (known) findAgain();
  }, [known]);
  // What was found for other words is no answer to these.
  const isAnswer = form.methods.formState.errors.query === undefined;
  return (
    <div className={`${pageWidth} pt-6 pb-12`}>
      <header className="flex flex-wrap items-end justify-between gap-x-8">
        <h1 className="text-3xl">Find a person</h1>
        <StaffNav />
      </header>
      <p className="mt-2 max-w-reading text-ink-soft">
        See the site the way they see it, to help with a request. You can’t change anything unless they allow
        it, and they can read when you looked, why, and what you opened. Every search is logged.
      </p>
      <RuleForm form={form} aria-label="Find a person" className="mt-6 max-w-160">
        <div className="flex flex-wrap items-start gap-3">
          <FormTextField
            form={form}
            name="query"
            label="Email or name"
            autoComplete="off"
            className="min-w-0 grow basis-64"
          />
          <FormSubmitButton form={form} pendingLabel="Searching" className="sm:mt-2">
            Find
          </FormSubmitButton>
        </div>
      </RuleForm>
      <div role="status">
        {lookup.data && isAnswer && (
          <PeopleFound people={lookup.data} query={lookup.variables ?? ''} onView={setPerson} />
        )}
      </div>
      {person && <ViewAccountDialog person={person} onClose={() => setPerson(undefined)} />}
    </div>
  );
}
