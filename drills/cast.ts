import type { Ground } from './ground.ts';
import type { Person } from './people.ts';
import { after, comeBy, isSignedIn, requestOf, type Somebody, signInAgain, signUp } from './somebody.ts';

/** Everybody who may come to a call. The first have records of their own to lose, the last ones are nobody to them. */
export const ROLES = [
  'couple',
  'partner',
  'planner',
  'family',
  'viewer',
  'vendor',
  'responder',
  'looker',
  'visitor',
  'other couple',
  'other vendor',
  'new vendor',
  'support',
  'colleague',
  'support as the couple',
] as const;
export type Role = (typeof ROLES)[number];
export type Cast = Map<Role, Person>;

/** They may look at most: whatever they write, nothing of the couple or the vendor changes. */
export const ONLY_LOOKING: readonly Role[] = [
  'viewer',
  'looker',
  'visitor',
  'other couple',
  'other vendor',
  'new vendor',
  'support',
  'colleague',
  'support as the couple',
];

export const STAFF: readonly Role[] = ['support', 'colleague'];
const VENDORS: readonly Role[] = ['vendor', 'responder', 'looker', 'other vendor', 'new vendor'];

export type Accounts = Map<Role, Somebody>;

/** People first, so that whatever comes into being afterwards is the couple's or the vendor's. */
export async function signUpStrangers(ground: Ground, roles: readonly Role[]): Promise<Accounts> {
  const accounts: Accounts = new Map();
  const hasAccount = (role: Role) =>
    !['couple', 'vendor', 'visitor', 'support as the couple'].includes(role) || role === 'support';
  for (const role of roles.filter(hasAccount)) {
    accounts.set(role, await signUp(ground, VENDORS.includes(role) ? 'vendor' : 'couple', role));
    // Operators make staff accounts, not the product.
    if (STAFF.includes(role))
      await ground.ask(`update users set role = 'support' where id = $1`, [accounts.get(role)?.userId]);
  }
  return accounts;
}

async function lookAs(ground: Ground, staff: Person, email: string): Promise<Person> {
  const url = `${ground.urls[0]}/web-api/v1/auth/impersonation`;
  const told = await ground.send(
    requestOf(staff, url, 'POST', { email, reason: 'They cannot find a message', ticket: 'HELP-4711' }),
  );
  if (told.status !== 200) throw new Error(`Looking as ${email}: ${told.status} ${told.text}`);
  return { ...after(staff, told), name: 'support as the couple' };
}

/** A session of their own for everybody, beside those that the records were planted with. */
export async function enter(ground: Ground, accounts: Accounts, role: Role): Promise<Person> {
  if (role === 'visitor') return comeBy(ground);
  const of = (name: Role): Somebody => {
    const account = accounts.get(name);
    if (!account) throw new Error(`Nobody signed up as ${name}.`);
    return account;
  };
  if (role !== 'support as the couple') return signInAgain(ground, of(role));
  return lookAs(ground, await signInAgain(ground, of('support')), of('couple').email);
}

/** Some calls end the session they are made in. */
export async function enterAgain(ground: Ground, accounts: Accounts, cast: Cast): Promise<void> {
  for (const [role, person] of cast) {
    if (role === 'visitor' || (await isSignedIn(ground, person))) continue;
    cast.set(role, await enter(ground, accounts, role));
  }
}
