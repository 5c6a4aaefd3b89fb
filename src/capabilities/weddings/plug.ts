import { definePlug, type SettingsFacts } from '#app/define-plug.ts';

const isFor = ({ isPlanning }: SettingsFacts) => isPlanning;

export const weddingsPlug = definePlug({
  settings: {
    entries: [
      { id: 'wedding', label: 'Your wedding', place: 20, isFor },
      { id: 'partner', label: 'Partner & people', place: 30, isFor },
    ],
    load: async () => (await import('./screens/settings/wedding-settings.ts')).weddingSettings,
  },
});
