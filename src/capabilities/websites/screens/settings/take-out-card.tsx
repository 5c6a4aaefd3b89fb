import { Download } from 'lucide-react';
import { buttonStyle } from '#ui/button-style.ts';
import { siteFiles } from '../../rules/site-files.ts';
import { SettingsCard } from './settings-card.tsx';

/** Everything as files that open without us. */
export function TakeOutCard() {
  return (
    <SettingsCard
      id="download"
      title="Keep a copy"
      lead="All your pages and photos in one folder that opens without us, even years from now."
    >
      <a href={siteFiles.folder()} download className={buttonStyle({ variant: 'secondary' })}>
        <Download size={18} aria-hidden="true" />
        Download your website
      </a>
    </SettingsCard>
  );
}
