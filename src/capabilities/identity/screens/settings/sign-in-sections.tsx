import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';

/** Everything one signs in with, under one entry of the list beside it. */
export function SignInSections() {
  return (
    <div id="sign-in" className="flex scroll-mt-4 flex-col gap-5 md:gap-6">
      <EmailSection />
      <PasswordSection />
      <PhoneSection />
    </div>
  );
}
