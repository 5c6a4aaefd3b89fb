import { PeopleSection } from './people-section.tsx';
import { WeddingSection } from './wedding-section.tsx';

export const weddingSettings = { wedding: WeddingSection, partner: PeopleSection };
