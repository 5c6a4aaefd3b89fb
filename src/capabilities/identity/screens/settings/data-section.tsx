import { DeleteAccount } from './delete-account.tsx';
import { ExportList } from './export-list.tsx';
import { SettingsSection } from './settings-section.tsx';

export function DataSection({ hasWedding }: { hasWedding: boolean }) {
  return (
    <SettingsSection
      id="your-data"
      title="Your data"
      lead="It is yours: take it with you, or have it deleted."
    >
      <h3>Take it with you</h3>
      <ExportList />
      <h3 className="mt-8">Delete your account</h3>
      <DeleteAccount hasWedding={hasWedding} />
    </SettingsSection>
  );
}
