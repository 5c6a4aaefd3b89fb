import { api } from '#app/api.ts';
import { askForTwoFactor, challengeOf } from '#app/two-factor-gate.ts';

export type Credentials = { email: string; password: string; rememberMe: boolean };

/**
 * Signs in; false when the person closed the second-factor dialog. Showing the second factor completes the sign-in that
 * is waiting for it, so unlike any other call this one is not repeated: that would only open a new challenge.
 */
export async function signIn(credentials: Credentials): Promise<boolean> {
  try {
    await api.identity.auth.signIn(credentials, { context: { secondFactor: 'throw' } });
    return true;
  } catch (error) {
    const challenge = challengeOf(error);
    if (!challenge) throw error;
    return askForTwoFactor(challenge);
  }
}
