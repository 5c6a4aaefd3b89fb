import type { SettingsFacts } from '#app/define-settings.ts';
import { SettingsSection } from '#app/settings-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportList } from './export-list.tsx';

export function DataSection({ isPlanning, hasWedding }: SettingsFacts) {
  return (
    <SettingsSection id="your-data" title="Your data" lead="It’s yours. Download it or delete it.">
      <h3>Download your data</h3>
      <ExportList />
      <h3 className="mt-8">Delete your account</h3>
      <DeleteAccount hasWedding={isPlanning || hasWedding} />
    </SettingsSection>
  );
}
