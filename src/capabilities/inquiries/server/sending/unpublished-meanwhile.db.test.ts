import { afterAll, beforeAll, expect, it } from 'vitest';
import { movePublication } from '#capabilities/storefronts/server/index.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { transact } from '#platform/database/transact.ts';
import { type InquiryWorld, inquiryTo, openInquiryWorld } from '../../testing/inquiry-world.ts';

let world: InquiryWorld;
beforeAll(async () => {
  world = await openInquiryWorld();
});
afterAll(() => world.close());

it('an inquiry sent while the vendor unpublishes is refused, or waits until the page is back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [couple, vendor] = [await world.addPerson('Maya'), await world.addVendor()];
    const move = (event: 'close' | 'republish') =>
      transact(world.db, (tx) => movePublication(tx, world, vendor.id, event));
    const statuses = async () => {
      await world.runJobs();
      const { rows } = await world.db.$client.query('select status from inquiries where storefront_id = $1', [
        vendor.id,
      ]);
      return rows.map(({ status }) => status);
    };
    const [answer, closed] = await Promise.all([
      refusal(couple.inquiries.send(inquiryTo([vendor.uuid]))),
      move('close'),
    ]);
    expect(closed).toEqual({ ok: true, value: 'CLOSED' });
    const isSent = answer === 'not refused';
    expect(await statuses()).toEqual(isSent ? ['NEW'] : []);
    expect(await move('republish')).toEqual({ ok: true, value: 'ACCEPTED' });
    await world.runTask('inquiries.deliver-waiting');
    expect(await statuses()).toEqual(isSent ? ['READY'] : []);
  }
});
