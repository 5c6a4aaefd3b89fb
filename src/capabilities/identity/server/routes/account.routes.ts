import { implement } from '@orpc/server';
import { refuse, unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { accountContract } from '../../contract/account.contract.ts';
import { DONE } from '../../contract/fields.ts';
import { authHeaders } from '../auth-headers.ts';
import { cancelEmailChange } from '../cancel-email-change.ts';
import { changeEmail, resendEmailChange } from '../change-email.ts';
import { changePassword } from '../change-password.ts';
import { changePhone, verifyPhone } from '../change-phone.ts';
import { deleteAccount, previewDeletion } from '../delete-account.ts';
import { findEmailChange } from '../email-changes.store.ts';
import { downloadExport, requestExport } from '../export-account.ts';
import { listExports } from '../exports.store.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { presentExport, presentProfile, presentSession } from '../present.ts';
import { revokeOtherSessions, revokeSession } from '../revoke-session.ts';
import { forwardCookies, markSignedIn, setSessionToken } from '../session-cookies.ts';
import { finishTwoFactor, startTwoFactor, stopTwoFactor } from '../set-up-two-factor.ts';
import { hasSetting, setSetting } from '../settings.store.ts';
import { createStoreAccount, findUser, listSessions, updateUser } from '../store.ts';

export function accountRoutes(deps: IdentityDeps) {
  const { db, clock } = deps;
  const os = implement(accountContract).$context<RequestContext>().use(guard);

  async function profileOf(context: RequestContext) {
    const actor = signedIn(context);
    const [user, pending] = await Promise.all([
      findUser(db, actor.userId),
      findEmailChange(db, actor.userId, clock.now()),
    ]);
    if (!user) throw refuse('unauthenticated', 'Please log in to continue.');
    return presentProfile(user, actor.isVendor, pending);
  }

  return {
    profile: os.profile.handler(({ context }) => profileOf(context)),
    changeName: os.changeName.handler(async ({ input, context }) => {
      await updateUser(db, signedIn(context).userId, {
        ...input,
        name: `${input.firstName} ${input.lastName}`.trim(),
      });
      return profileOf(context);
    }),
    changeEmail: os.changeEmail.handler(async ({ input, context }) => {
      unwrap(await changeEmail(deps, signedIn(context), input.email));
      return DONE;
    }),
    resendEmailChange: os.resendEmailChange.handler(async ({ context }) => {
      unwrap(await resendEmailChange(deps, signedIn(context)));
      return DONE;
    }),
    cancelEmailChange: os.cancelEmailChange.handler(async ({ context }) => {
      unwrap(await cancelEmailChange(deps, signedIn(context)));
      return DONE;
    }),
    changePassword: os.changePassword.handler(async ({ input, context }) => {
      const { sessionToken } = unwrap(await changePassword(deps, signedIn(context), input));
      setSessionToken(deps, context, sessionToken);
      return DONE;
    }),
    changePhone: os.changePhone.handler(({ input, context }) =>
      changePhone(deps, signedIn(context), input.phoneNumber),
    ),
    verifyPhone: os.verifyPhone.handler(async ({ input, context }) => {
      unwrap(await verifyPhone(deps, signedIn(context), input.code));
      return profileOf(context);
    }),
    listSessions: os.listSessions.handler(async ({ context }) => {
      const { userId, sessionId } = signedIn(context);
      const rows = await listSessions(db, userId, clock.now());
      return rows.map((row) => presentSession(row, sessionId));
    }),
    revokeSession: os.revokeSession.handler(async ({ input, context }) => {
      unwrap(await revokeSession(deps, signedIn(context), input.id));
      return DONE;
    }),
    revokeOtherSessions: os.revokeOtherSessions.handler(async ({ context }) => {
      await revokeOtherSessions(deps, signedIn(context));
      return DONE;
    }),
    startTwoFactor: os.startTwoFactor.handler(async ({ input, context }) =>
      unwrap(await startTwoFactor(deps, signedIn(context), { ...input, headers: authHeaders(context) })),
    ),
    finishTwoFactor: os.finishTwoFactor.handler(async ({ input, context }) => {
      const { cookies } = unwrap(
        await finishTwoFactor(deps, signedIn(context), { ...input, headers: authHeaders(context) }),
      );
      forwardCookies(cookies, context);
      return DONE;
    }),
    stopTwoFactor: os.stopTwoFactor.handler(async ({ input, context }) => {
      const { cookies } = unwrap(
        await stopTwoFactor(deps, signedIn(context), { ...input, headers: authHeaders(context) }),
      );
      forwardCookies(cookies, context);
      return DONE;
    }),
    requestExport: os.requestExport.handler(async ({ context }) =>
      presentExport(await requestExport(deps, signedIn(context)), clock.now()),
    ),
    listExports: os.listExports.handler(async ({ context }) => {
      const rows = await listExports(db, signedIn(context).userId);
      return rows.map((row) => presentExport(row, clock.now()));
    }),
    downloadExport: os.downloadExport.handler(async ({ input, context }) =>
      unwrap(await downloadExport(deps, signedIn(context), input.id)),
    ),
    previewDeletion: os.previewDeletion.handler(async ({ context }) => ({
      consequences: await previewDeletion(deps, deps.accountParts, signedIn(context)),
    })),
    deleteAccount: os.deleteAccount.handler(async ({ input, context }) => {
      unwrap(await deleteAccount(deps, deps.accountParts, signedIn(context), input.confirmEmail));
      markSignedIn(deps, context, false);
      return DONE;
    }),
    status: os.status.handler(async ({ context }) => {
      const user = context.actor.kind === 'user' ? await findUser(db, context.actor.userId) : undefined;
      return {
        is_guest: !user,
        is_spoof: context.actor.kind === 'user' && context.actor.impersonation !== null,
        email_verified: user?.emailVerified ?? false,
        two_factor_enabled: user?.twoFactorEnabled ?? false,
        has_vendor_account: context.actor.kind === 'user' && context.actor.isVendor,
        has_store_account: (user?.storeAccountAt ?? null) !== null,
      };
    }),
    createStoreAccount: os.createStoreAccount.handler(async ({ context }) => {
      await createStoreAccount(db, signedIn(context).userId, clock.now());
      return { has_store_account: true } as const;
    }),
    readSetting: os.readSetting.handler(async ({ input, context }) => ({
      key: input.key,
      flag: await hasSetting(db, signedIn(context).userId, 'couple', input.key),
    })),
    writeSetting: os.writeSetting.handler(async ({ input, context }) => {
      await setSetting(db, {
        userId: signedIn(context).userId,
        side: 'couple',
        key: input.key,
        createdAt: clock.now(),
      });
      return { key: input.key, flag: true } as const;
    }),
  };
}
