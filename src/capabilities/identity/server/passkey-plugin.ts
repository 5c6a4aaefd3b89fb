import { getAuthenticatorName, passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { deviceName } from '../rules/device-name.ts';

/**
 * Two factors at once, the device and the finger, face or PIN that unlocks it (decision 0061). The auth library takes a key
 * that nobody unlocked as well, so that is asked here, before it keeps the key or begins a session.
 */
function demandVerification(isPersonVerified: boolean | undefined): void {
  if (!isPersonVerified) throw new APIError('BAD_REQUEST', { code: 'AUTHENTICATION_FAILED' });
}

/** The device keeps it together with whose it is, and unlocks it by more than a touch. */
export const PASSKEY_DEMANDS = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

/** A passkey counts for the host of our address, and is shown from that address alone. */
export function verifyingPasskeys(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return passkey({
    rpID: hostname,
    rpName: 'Ampersand',
    origin,
    authenticatorSelection: PASSKEY_DEMANDS,
    registration: {
      afterVerification: ({ ctx, verification: { registrationInfo } }) => {
        demandVerification(registrationInfo?.userVerified);
        const userAgent = ctx.headers?.get('user-agent') ?? null;
        return { name: getAuthenticatorName(registrationInfo?.aaguid) ?? deviceName(userAgent) };
      },
    },
    authentication: {
      afterVerification: ({ verification: { authenticationInfo } }) =>
        demandVerification(authenticationInfo.userVerified),
    },
  });
}
