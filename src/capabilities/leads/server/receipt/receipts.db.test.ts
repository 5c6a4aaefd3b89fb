import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundLead } from '#capabilities/credits/server/index.ts';
import { priceOfInputs } from '#capabilities/inquiries/rules/lead-price.ts';
import {
  type InquiryWorld,
  letter,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '#capabilities/inquiries/testing/inquiry-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { createLog } from '#platform/log.ts';
import { createPrinter } from '#platform/print/typst-printer.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { receiptsRoutes } from './receipts.routes.ts';

const printer = createPrinter(createLog('silent'));
let world: InquiryWorld;
let couple: Party;
let vendor: TestVendor;
beforeAll(async () => {
  world = await openInquiryWorld();
});
beforeEach(async () => {
  couple = await world.addPerson('Maya');
  vendor = await world.addVendor({}, 10);
  for (const name of ['Ana', 'Bea', 'Cleo']) await world.deliverTo(await world.addPerson(name), vendor);
});
afterAll(() => Promise.all([printer.close(), world.close()]));

const receiptsOf = ({ actor }: Party) =>
  createRouterClient(receiptsRoutes({ ...world, printer }), {
    context: testContext({ actor, clock: world.clock }),
  });

const connect = (uuid: string) => vendor.owner.inquiries.connect({ uuid, ...letter('Hello!'), quote: null });

describe('the receipt of a lead', () => {
  it('tells how the price came about, who answered, and what that took', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    await connect(uuid);
    const receipt = await receiptsOf(vendor.owner).readReceipt({ uuid });
    const { creditPrice, baseCreditPrice, paymentRequired } = receipt.lead.price;
    expect(priceOfInputs(receipt.inputs)).toEqual({ creditPrice, baseCreditPrice, paymentRequired });
    expect(receipt).toMatchObject({
      number: `L-${uuid.slice(0, 8).toUpperCase()}`,
      storefrontName: 'Linden & Light',
      areFactsOfThatDay: true,
      facts: { emailVerified: true, vendorsAsked: 1 },
      repliesBefore: 0,
      connected: { by: 'VendorOWNER' },
      charge: {
        ...{ credits: 7, costCents: 0, balanceBefore: 10, balanceAfter: 3, isBySupport: false },
        entry: { seq: 2, isSound: true, sealedOn: null },
        taken: [{ source: 'GIVEN', amount: 7, granted: 10 }],
      },
      refund: null,
    });
  });

  it('keeps what was known that day, whatever is known later', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    await world.db.$client.query('update users set email_verified = false where id = $1', [couple.userId]);
    expect(await receiptsOf(vendor.owner).readReceipt({ uuid })).toMatchObject({
      facts: { emailVerified: true },
      connected: null,
      charge: null,
      lead: { price: { creditPrice: 7 } },
    });
  });

  it('leaves a lead as it was priced before the guest count counted', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    await world.db.$client.query(
      `update inquiries set known_facts = known_facts #- '{known,guests}', tier = 'SILVER' where uuid = $1`,
      [uuid],
    );
    const { facts, inputs, lead } = await receiptsOf(vendor.owner).readReceipt({ uuid });
    expect(facts.known).toEqual({ date: true, venue: false, budget: false });
    expect(lead).toMatchObject({ tier: 'SILVER', price: { creditPrice: 7 } });
    expect(priceOfInputs(inputs).creditPrice).toBe(7);
  });

  it('shows a refund with the balance after it', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    await connect(uuid);
    await refundLead(world.db, world, { storefront: vendor, inquiryUuid: uuid, by: null });
    expect((await receiptsOf(vendor.owner).readReceipt({ uuid })).refund).toMatchObject({
      credits: 7,
      balanceAfter: 10,
    });
  });

  it('sees that an entry was changed by hand', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    await connect(uuid);
    const { charge } = await receiptsOf(vendor.owner).readReceipt({ uuid });
    const change = `alter table ledger_transfers disable trigger user;
      update ledger_transfers set actor_id = null where id = '${charge?.transferId}';
      alter table ledger_transfers enable trigger user`;
    await world.db.$client.query(change);
    const tampered = await receiptsOf(vendor.owner).readReceipt({ uuid });
    expect(tampered.charge?.entry.isSound).toBe(false);
  });

  it('is for everybody of the business and for nobody else', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    for (const role of ['MANAGER', 'RESPONDER', 'VIEWER'] as const)
      expect(await receiptsOf(await world.addMember(vendor.id, role)).readReceipt({ uuid })).toMatchObject({
        charge: null,
      });
    const stranger = await world.addVendor();
    expect(await refusal(receiptsOf(stranger.owner).readReceipt({ uuid }))).toBe('inquiry.not_found');
    expect(await refusal(receiptsOf(couple).readReceipt({ uuid }))).toBe('forbidden');
    expect(await refusal(receiptsOf(stranger.owner).exportReceipts({ storefrontUuid: vendor.uuid }))).toBe(
      'storefront.not_found',
    );
  });

  it('is printed, and written as a line of the listing’s file', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    await connect(uuid);
    const pdf = await receiptsOf(vendor.owner).printReceipt({ uuid });
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    const file = await receiptsOf(vendor.owner).exportReceipts({ storefrontUuid: vendor.uuid });
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`L-${uuid.slice(0, 8).toUpperCase()},Maya`);
    expect(lines[1]).toMatch(/,7,7,0\.00,3,0,1,[\da-f-]{36}$/);
    const empty = await receiptsOf(vendor.owner).exportReceipts({
      storefrontUuid: vendor.uuid,
      to: '2020-01-01',
    });
    expect((await empty.text()).trim().split('\r\n')).toHaveLength(1);
  });
});
