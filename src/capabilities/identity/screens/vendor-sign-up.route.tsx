import { requireGuest } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { VendorSignUpForm } from '../parts/vendor-sign-up-form.tsx';
import type { Route } from './+types/vendor-sign-up.route.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Create your vendor account · Ampersand' },
  { name: 'description', content: 'Create a vendor account on Ampersand for your wedding business.' },
];

export async function loader(args: Route.LoaderArgs) {
  await requireGuest(args, paths.start({ side: 'vendor' }));
  return null;
}

export default function VendorSignUpScreen() {
  return (
    <AuthFrame
      title="Create your vendor account"
      lead="First you, then your business. It takes a minute."
      footer={
        <>
          <p>
            Already have an account?{' '}
            <TextLink to={paths.login(paths.start({ side: 'vendor' }))}>Log in</TextLink> and add your
            business to it.
          </p>
          <p>
            Planning your own wedding? <TextLink to={paths.onboarding()}>Start here</TextLink>
          </p>
        </>
      }
    >
      <VendorSignUpForm />
    </AuthFrame>
  );
}
