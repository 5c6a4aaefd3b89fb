import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { orpc } from '#app/orpc.ts';
import { userQuery } from '#app/use-user.ts';
import type { VendorSettingKey } from './rules/setting-keys.ts';

/** What a change of the account may touch. */
export const ACCOUNT_KEYS = [orpc.identity.account.key(), orpc.identity.support.key()];

export const profileQuery = orpc.identity.account.profile.queryOptions();
export const deletionQuery = orpc.identity.account.previewDeletion.queryOptions();
export const sessionsQuery = orpc.identity.account.listSessions.queryOptions();
export const passkeysQuery = orpc.identity.passkey.list.queryOptions();
export const PASSKEYS_KEY = passkeysQuery.queryKey;
export const exportsQuery = orpc.identity.account.listExports.queryOptions();
export const impersonationsQuery = orpc.identity.support.listImpersonations.queryOptions();

export const vendorUserQuery = orpc.identity.vendorUser.context.queryOptions();

/** Something a vendor user was shown or has chosen. */
export function vendorSettingQuery(key: VendorSettingKey) {
  return orpc.identity.vendorUser.readSetting.queryOptions({
    input: { key },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A query though it writes: the cache makes sure that one token is sent once, however often the screen mounts. */
export function verificationQuery(token: string) {
  return queryOptions({
    queryKey: orpc.identity.auth.verifyEmail.key({ type: 'query', input: { token } }),
    queryFn: async ({ client }) => {
      const answer = await api.identity.auth.verifyEmail({ token });
      await client.invalidateQueries({ queryKey: userQuery.queryKey });
      return answer;
    },
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
