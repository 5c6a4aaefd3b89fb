import { useRef, useState } from 'react';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { suggestCities } from '#capabilities/places/queries.ts';
import type { VendorSuggestion } from '#capabilities/search/contract.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { FormCityField } from '#capabilities/weddings/parts/form-city-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { UnseenProblems } from '#ui/form/unseen-problems.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { StepHeading } from '#ui/step-heading.tsx';
import type { AlikeListing } from '../../contract/onboarding.contract.ts';
import { AlikeListings } from './alike-listings.tsx';
import { BusinessNameField } from './business-name-field.tsx';
import {
  type Begun,
  NEW_LISTING_FORM_RULES,
  NEW_LISTING_NAMES,
  type NewListing,
  newListingInput,
} from './new-listing-form.ts';
import { StepActions, type StepProps } from './step-frame.tsx';

type Props = Omit<StepProps, 'onNext'> & {
  begun: Begun;
  ownUuids: ReadonlySet<string>;
  onType: (typed: NewListing) => void;
  onCreated: (uuid: string) => void;
};

function alikeOf(vendor: VendorSuggestion, taxonomyKey: TaxonomyKey, isOwn: boolean): AlikeListing {
  const { storefrontUuid: uuid, name, storefrontSlug: slug, address, claimed } = vendor;
  const cityName = [address.city, address.stateProvince].filter(Boolean).join(', ');
  return { uuid, name, slug, taxonomyKey, cityName, claimed, isOwn };
}

/** Its name and its town make a listing, unless it is here already. */
export function NameStep({ begun, ownUuids, onType, onCreated, onBack, focusesHeading }: Props) {
  const { category: taxonomyKey, key } = begun;
  const [alike, setAlike] = useState<readonly AlikeListing[]>([]);
  const [isFoundByNext, setFoundByNext] = useState(false);
  const isOther = useRef(false);
  const create = useAction({
    run: (typed: NewListing) => api.listings.createListing({ taxonomyKey, key, ...newListingInput(typed) }),
    failure: 'here',
    onDone: ({ uuid }) => onCreated(uuid),
  });
  const form = useRuleForm({
    defaultValues: { name: begun.name, city: begun.city } as NewListing,
    rules: NEW_LISTING_FORM_RULES,
    serverNames: NEW_LISTING_NAMES,
    onSubmit: async (typed) => {
      onType(typed);
      const found = isOther.current ? [] : await findAlike(typed);
      if (found.length === 0) return create.mutateAsync(typed);
      setFoundByNext(true);
      setAlike(found);
    },
  });

  /** A look that fails must not keep anybody from going on. */
  async function findAlike(typed: NewListing): Promise<readonly AlikeListing[]> {
    try {
      return await api.listings.findAlike({ taxonomyKey, ...newListingInput(typed) });
    } catch (error) {
      reportError('alike-listings', error);
      return [];
    }
  }

  return (
    <RuleForm form={form} aria-labelledby="step-title" className="grow gap-0">
      <StepHeading
        title="What’s your business called?"
        lead="If it’s on Ampersand already, you’ll see it while you type, and can claim it."
        focuses={focusesHeading}
      />
      <div className="max-w-120">
        <BusinessNameField
          form={form}
          name="name"
          category={taxonomyKey}
          onFound={(vendor) => {
            isOther.current = false;
            setFoundByNext(false);
            setAlike(vendor ? [alikeOf(vendor, taxonomyKey, ownUuids.has(vendor.storefrontUuid))] : []);
          }}
        />
        <FormCityField form={form} name="city" label="City" suggest={suggestCities} keepsText />
      </div>
      {alike.length > 0 && (
        <AlikeListings
          key={alike.map(({ uuid }) => uuid).join()}
          listings={alike}
          focuses={isFoundByNext}
          isPending={create.isPending}
          onOther={() => {
            isOther.current = true;
            void form.submit();
          }}
        />
      )}
      <UnseenProblems form={form} />
      <StepActions
        onBack={() => {
          onType(form.methods.getValues());
          onBack?.();
        }}
        isPending={form.isSubmitting}
      />
    </RuleForm>
  );
}
