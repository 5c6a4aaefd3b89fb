import { ok, type Result } from '#base/result.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { isAddressProven } from './address-proof.ts';
import type { Auth } from './auth.ts';
import { attempt, emailTaken } from './auth-failure.ts';
import { confirmAddress } from './confirm-address.ts';
import { checkGuessable } from './password-rule.ts';
import { sendVerification } from './send-verification.ts';
import { findUserByEmail, insertVendorUser } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl' | 'secret'> & { auth: Auth };
type SignUp = { email: string; password: string; firstName: string; lastName: string; headers: Headers };
type SignedUp = { userId: string; email: string; cookies: Headers };

async function createAccount({ auth, db }: Deps, { headers, ...person }: SignUp): Promise<Result<SignedUp>> {
  const strong = checkGuessable(person.password, person, 'password');
  if (!strong.ok) return strong;
  const body = { ...person, name: `${person.firstName} ${person.lastName}`.trim() };
  try {
    const created = await attempt(() => auth.api.signUpEmail({ body, headers, returnHeaders: true }));
    if (!created.ok) return created;
    const { user } = created.value.response;
    return ok({ userId: user.id, email: user.email, cookies: created.value.headers });
  } catch (error) {
    // Two sign-ups with one address at the same instant: the unique index decides, the library only says 'failed'.
    if (await findUserByEmail(db, person.email)) return emailTaken();
    throw error;
  }
}

type Proven = SignUp & { addressProof?: string | undefined };

/** Whoever came by a link mailed to the very address they sign up with has shown already that it is theirs. */
async function confirmOrAsk(
  deps: Deps,
  { addressProof: proof, ...input }: Proven,
  { userId, email }: SignedUp,
) {
  if (isAddressProven(deps.secret, { proof, email }, deps.clock.now())) {
    await transact(deps.db, (tx) => confirmAddress(tx, deps, userId));
  } else {
    await sendVerification(deps, { ...input, email });
  }
}

/** An account for one of the couple; the wedding itself is told in onboarding, each answer skippable. */
export async function signUpCouple(deps: Deps, input: Proven): Promise<Result<SignedUp>> {
  const { addressProof: _, ...person } = input;
  const created = await createAccount(deps, person);
  if (created.ok) await confirmOrAsk(deps, input, created.value);
  return created;
}

export async function signUpVendor(deps: Deps, input: Proven): Promise<Result<SignedUp>> {
  const { addressProof: _, ...person } = input;
  const created = await createAccount(deps, person);
  if (!created.ok) return created;
  await insertVendorUser(deps.db, created.value.userId, deps.clock.now());
  await confirmOrAsk(deps, input, created.value);
  return created;
}
