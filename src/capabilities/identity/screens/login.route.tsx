import { data, redirect } from 'react-router';
import { leaveTo } from '#app/leave-to.ts';
import { actingApiOf } from '#app/request-scope.ts';
import { requireGuest } from '#app/require-user.ts';
import { loginDestination } from '#app/rules/login-destination.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { readForm } from '#app/submitted-form.ts';
import { TextLink } from '#ui/text-link.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { LoginForm } from '../parts/login-form.tsx';
import type { Route } from './+types/login.route.ts';
import { logInPlainly } from './log-in-plainly.ts';
import { LoginCodeForm } from './login-code-form.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Log in · Ampersand' },
  { name: 'description', content: 'Log in to your Ampersand account.' },
];

export async function loader(args: Route.LoaderArgs) {
  const { destination, next } = loginDestination(args.url.searchParams);
  await requireGuest(args, destination);
  return { destination, next };
}

/** The form as a browser without scripts sends it: the same calls, and a page for every answer. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const field = await readForm(request);
  const answer = await logInPlainly(actingApiOf(context), field);
  if (answer) return data(answer, { status: answer.refused.status });
  return redirect(loginDestination(url.searchParams).destination, 303);
}

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { destination, next } = loaderData;
  const isVendorDoor = next === paths.start({ side: 'vendor' });
  const onSignedIn = () => leaveTo(destination);
  if (actionData?.step === 'code') {
    return (
      <AuthFrame title="Confirm it’s you" lead={actionData.copy}>
        <LoginCodeForm onSignedIn={onSignedIn} refused={actionData.refused} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Welcome back"
      lead={
        isVendorDoor ? 'Log in to get back to your business.' : 'Log in to pick up where you two left off.'
      }
      footer={
        <>
          <p>
            New here?{' '}
            <TextLink to={isVendorDoor ? vendorPaths.signUp : paths.onboarding(next)}>
              Create an account
            </TextLink>
          </p>
          <p>
            Here for your business? <TextLink to={paths.vendorLanding()}>Ampersand for vendors</TextLink>
          </p>
        </>
      }
    >
      <LoginForm
        onSignedIn={onSignedIn}
        plain={{ email: actionData?.email ?? '', refused: actionData?.refused }}
      />
    </AuthFrame>
  );
}
