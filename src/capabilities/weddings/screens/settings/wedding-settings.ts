import { defineSettings, type SettingsFacts } from '#app/define-settings.ts';
import { PeopleSection } from './people-section.tsx';
import { WeddingSection } from './wedding-section.tsx';

const isFor = ({ isPlanning }: SettingsFacts) => isPlanning;

export const weddingSettings = defineSettings([
  { id: 'wedding', label: 'Your wedding', place: 20, isFor, Section: WeddingSection },
  { id: 'partner', label: 'Partner & people', place: 30, isFor, Section: PeopleSection },
]);
