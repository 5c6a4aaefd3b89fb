import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { NameSection } from './name-section.tsx';
import { SignInSections } from './sign-in-sections.tsx';
import { SupportSection } from './support-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

export const identitySettings = {
  name: NameSection,
  'sign-in': SignInSections,
  'two-factor': TwoFactorSection,
  devices: DevicesSection,
  'support-access': SupportSection,
  'your-data': DataSection,
};
