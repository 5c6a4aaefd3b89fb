import { leaveTo } from '#app/leave-to.ts';
import { paths, safeNext } from '#app/paths.ts';
import { requireGuest } from '#app/require-user.ts';
import { TextLink } from '#ui/text-link.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { LoginForm } from '../parts/login-form.tsx';
import type { Route } from './+types/login.route.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Log in · Ampersand' },
  { name: 'description', content: 'Log in to your Ampersand account.' },
];

export async function loader(args: Route.LoaderArgs) {
  const next = new URL(args.request.url).searchParams.get('next');
  const destination = safeNext(next, paths.home());
  await requireGuest(args, destination);
  return { destination, hasNext: next !== null };
}

export default function LoginScreen({ loaderData: { destination, hasNext } }: Route.ComponentProps) {
  return (
    <AuthFrame
      title="Welcome back"
      lead="Log in to pick up where you two left off."
      footer={
        <>
          <p>
            New here?{' '}
            <TextLink to={paths.onboarding(hasNext ? destination : undefined)}>Create an account</TextLink>
          </p>
          <p>
            Here for your business? <TextLink to={paths.vendorLanding()}>Ampersand for vendors</TextLink>
          </p>
        </>
      }
    >
      <LoginForm onSignedIn={() => leaveTo(destination)} />
    </AuthFrame>
  );
}
