import { useQuery } from '@tanstack/react-query';
import type { SettingsFacts } from '#app/define-settings.ts';
import { FieldSkeletons } from '#app/field-skeletons.tsx';
import { Loaded } from '#app/loaded.tsx';
import { paths } from '#app/rules/paths.ts';
import { SettingsSection } from '#app/settings-section.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { weddingQuery } from '../../queries.ts';
import { WeddingFacts } from './wedding-facts.tsx';
import { WeddingForm } from './wedding-form.tsx';

const offer = (
  <div className="space-y-4">
    <Skeleton className="h-6.5 w-full max-w-reading max-sm:h-13" />
    <Skeleton className="h-11 w-44 rounded-full" />
  </div>
);

export function WeddingSection({ hasWedding }: SettingsFacts) {
  const wedding = useQuery(weddingQuery);
  return (
    <SettingsSection
      id="wedding"
      title="Your wedding"
      lead="The basics: who, when, where, how many. Vendors see the names you give here."
    >
      <Loaded
        query={wedding}
        label="your wedding"
        skeleton={hasWedding ? <FieldSkeletons count={9} columns={2} /> : offer}
      >
        {(found) => {
          if (!found) {
            return (
              <div className="flex flex-col items-start gap-4">
                <p className="text-ink-soft">
                  You don’t plan a wedding yet. A few questions, each of which you can skip.
                </p>
                <ButtonLink to={paths.onboarding()}>Begin your wedding</ButtonLink>
              </div>
            );
          }
          return found.allowed.includes('edit-details') ? (
            <WeddingForm wedding={found} />
          ) : (
            <WeddingFacts wedding={found} />
          );
        }}
      </Loaded>
    </SettingsSection>
  );
}
