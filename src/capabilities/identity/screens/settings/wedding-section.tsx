import { useQuery } from '@tanstack/react-query';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { FieldSkeletons } from './field-skeletons.tsx';
import { Loaded } from './loaded.tsx';
import { SettingsSection } from './settings-section.tsx';
import { WeddingFacts } from './wedding-facts.tsx';
import { WeddingForm } from './wedding-form.tsx';
import { weddingQuery } from './wedding-queries.ts';

export function WeddingSection() {
  const wedding = useQuery(weddingQuery);
  return (
    <SettingsSection
      id="wedding"
      title="Your wedding"
      lead="The frame of everything else: who, when, where and how many."
    >
      <Loaded query={wedding} label="your wedding" skeleton={<FieldSkeletons count={9} columns={2} />}>
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
