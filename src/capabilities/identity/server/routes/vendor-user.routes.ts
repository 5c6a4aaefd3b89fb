import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { demandRate, demandStepUp, guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { vendorUserContract } from '../../contract/vendor-user.contract.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { presentVendorUser } from '../present.ts';
import { hasSetting, setSetting } from '../settings.store.ts';
import { insertVendorUser } from '../store.ts';
import { changesContact, findVendorPerson, optInPhone, updateVendorPerson } from '../update-vendor-user.ts';

export function vendorUserRoutes(deps: IdentityDeps) {
  const { db, clock } = deps;
  const os = implement(vendorUserContract).$context<RequestContext>().use(guard);
  return {
    context: os.context.handler(async ({ context }) =>
      presentVendorUser(unwrap(await findVendorPerson(db, signedIn(context).userId))),
    ),
    become: os.become.handler(async ({ context }) => {
      const { userId } = signedIn(context);
      await insertVendorUser(db, userId, clock.now());
      return presentVendorUser(unwrap(await findVendorPerson(db, userId)));
    }),
    update: os.update.handler(async ({ input, context }) => {
      const actor = signedIn(context);
      const person = unwrap(await findVendorPerson(db, actor.userId));
      if (changesContact(person, input)) await demandStepUp(context, actor);
      const { email } = input;
      if (email !== undefined && email !== person.user.email) {
        // Sends mail to the new address, as the account's own call does.
        await demandRate(context, 'verify-address', email);
      }
      return presentVendorUser(unwrap(await updateVendorPerson(deps, actor, input)));
    }),
    readSetting: os.readSetting.handler(async ({ input, context }) => ({
      key: input.key,
      flag: await hasSetting(db, signedIn(context).userId, 'vendor', input.key),
    })),
    writeSetting: os.writeSetting.handler(async ({ input, context }) => {
      await setSetting(db, {
        userId: signedIn(context).userId,
        side: 'vendor',
        key: input.key,
        createdAt: clock.now(),
      });
      return { key: input.key, flag: true } as const;
    }),
    optInPhone: os.optInPhone.handler(async ({ input, context }) => {
      const actor = signedIn(context);
      const person = unwrap(await findVendorPerson(db, actor.userId));
      if (changesContact(person, { phoneNumber: input.phoneNumber })) await demandStepUp(context, actor);
      return presentVendorUser(unwrap(await optInPhone(deps, actor, input)));
    }),
  };
}
