import { defineSettings } from '#app/define-settings.ts';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { SignInSections } from './sign-in-sections.tsx';
import { SupportSection } from './support-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

export const identitySettings = defineSettings([
  { id: 'name', label: 'Your name', place: 10, Section: NameSection },
  { id: 'sign-in', label: 'Sign-in', place: 40, Section: SignInSections },
  { id: 'passkeys', label: 'Passkeys', place: 45, Section: PasskeysSection },
  { id: 'two-factor', label: 'Two-factor', place: 50, Section: TwoFactorSection },
  { id: 'devices', label: 'Devices', place: 60, Section: DevicesSection },
  { id: 'support-access', label: 'Support access', place: 70, Section: SupportSection },
  { id: 'your-data', label: 'Your data', place: 80, Section: DataSection },
]);
