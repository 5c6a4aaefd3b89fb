import type { SettingsFacts } from '#app/define-settings.ts';
import { SettingsSection } from '#app/settings-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportList } from './export-list.tsx';

export function DataSection({ isPlanning, hasWedding }: SettingsFacts) {
  return (
    <SettingsSection
      id="your-data"
      title="Your data"
      lead="It is yours: take it with you, or have it deleted."
    >
      <h3>Take it with you</h3>
      <ExportList />
      <h3 className="mt-8">Delete your account</h3>
      <DeleteAccount hasWedding={isPlanning || hasWedding} />
    </SettingsSection>
  );
}
