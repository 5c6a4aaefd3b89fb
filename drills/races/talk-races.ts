import { randomUUID } from 'node:crypto';
import { QUOTE } from '../planted-inquiries.ts';
import { act } from '../somebody.ts';
import { API, type Moment, ONE, type Press, press, type Race, SOMEBODY, together } from './race.ts';
import type { RaceStage, Talk } from './race-stage.ts';

const ofCouple = (uuid: string, step: string) => `${API}/inquiry/${uuid}/${step}`;
const ofVendor = (uuid: string, step: string) => `${API}/manage/inquiry/${uuid}/${step}`;
const words = () => ({ requestUuid: randomUUID(), message: 'Yes, gladly.' });
const CLOSED = { reason: 'OTHER', confirm: true };

/** Two steps of one talk at the same moment. */
function steps(
  name: string,
  from: 'ready' | 'connected' | 'booked',
  pressed: (talk: Talk, stage: RaceStage) => Press[],
  done: Moment['done'] = ONE,
): Race {
  return {
    name,
    async begin(stage) {
      const presses = pressed(await stage[from](), stage);
      return { presses, ...(done && { done }) };
    },
  };
}

const connects = (by: RaceStage['owner'], { uuid }: Talk) =>
  press(by, 'POST', ofVendor(uuid, 'connect'), words());
const withdraws = ({ couple, uuid }: Talk) => press(couple, 'POST', ofCouple(uuid, 'withdraw'));
const books = ({ couple, uuid }: Talk) => press(couple, 'POST', ofCouple(uuid, 'book'), {});

export const TALK_RACES: readonly Race[] = [
  steps('two of a team connect', 'ready', (talk, { owner, manager }) => [
    connects(owner, talk),
    connects(manager, talk),
  ]),
  steps('one of a team connects, another declines', 'ready', (talk, { owner, manager }) => [
    connects(owner, talk),
    press(manager, 'POST', ofVendor(talk.uuid, 'decline'), { reason: 'OTHER' }),
  ]),
  steps('a vendor connects while the couple withdraws', 'ready', (talk, { owner }) => [
    connects(owner, talk),
    withdraws(talk),
  ]),
  steps('a vendor declines while the couple withdraws', 'ready', (talk, { owner }) => [
    press(owner, 'POST', ofVendor(talk.uuid, 'decline'), { reason: 'OTHER' }),
    withdraws(talk),
  ]),
  steps('both partners withdraw', 'ready', ({ couple, partner, uuid }) =>
    together([couple, partner], 'POST', ofCouple(uuid, 'withdraw')),
  ),
  steps(
    'a lead is put off while it is connected',
    'ready',
    (talk, { owner, manager }) => [
      press(manager, 'POST', ofVendor(talk.uuid, 'snooze'), { days: 3 }),
      connects(owner, talk),
    ],
    SOMEBODY,
  ),
  steps(
    'a lead is reported while the couple withdraws',
    'ready',
    (talk, { owner }) => [
      press(owner, 'POST', ofVendor(talk.uuid, 'report-spam'), { confirm: true }),
      withdraws(talk),
    ],
    SOMEBODY,
  ),
  steps(
    'a team declines the same leads in bulk',
    'ready',
    ({ uuid }, { owner, manager }) =>
      together([owner, manager], 'POST', `${API}/manage/inquiry/bulk`, {
        uuids: [uuid],
        action: { kind: 'decline', reason: 'OTHER' },
      }),
    SOMEBODY,
  ),
  steps(
    'both sides write',
    'connected',
    ({ couple, uuid }, { owner }) => [
      press(couple, 'POST', ofCouple(uuid, 'message'), words()),
      press(owner, 'POST', ofVendor(uuid, 'message'), words()),
    ],
    [2, 2],
  ),
  steps(
    'four write at once',
    'connected',
    ({ couple, partner, uuid }, { owner, manager }) => [
      ...[couple, partner].map((by) => press(by, 'POST', ofCouple(uuid, 'message'), words())),
      ...[owner, manager].map((by) => press(by, 'POST', ofVendor(uuid, 'message'), words())),
    ],
    [4, 4],
  ),
  steps(
    'one writes while the other reads',
    'connected',
    ({ couple, uuid }, { owner }) => [
      press(owner, 'POST', ofVendor(uuid, 'message'), words()),
      press(couple, 'POST', ofCouple(uuid, 'read'), { seq: 3 }),
    ],
    SOMEBODY,
  ),
  steps(
    'both partners book',
    'connected',
    ({ couple, partner, uuid }) => together([couple, partner], 'POST', ofCouple(uuid, 'book'), {}),
    SOMEBODY,
  ),
  steps(
    'couple and vendor book',
    'connected',
    (talk, { owner }) => [books(talk), press(owner, 'POST', ofVendor(talk.uuid, 'book'), {})],
    SOMEBODY,
  ),
  steps(
    'one partner books, the other closes',
    'connected',
    (talk) => [books(talk), press(talk.partner, 'POST', ofCouple(talk.uuid, 'close'), CLOSED)],
    SOMEBODY,
  ),
  steps(
    'a couple books while the vendor closes',
    'connected',
    (talk, { owner }) => [books(talk), press(owner, 'POST', ofVendor(talk.uuid, 'close'), CLOSED)],
    SOMEBODY,
  ),
  steps('both sides close', 'connected', ({ couple, uuid }, { owner }) => [
    press(couple, 'POST', ofCouple(uuid, 'close'), CLOSED),
    press(owner, 'POST', ofVendor(uuid, 'close'), CLOSED),
  ]),
  steps(
    'a booking is confirmed while it is taken back',
    'booked',
    ({ couple, uuid }, { owner }) => [
      press(owner, 'POST', ofVendor(uuid, 'confirm-booking')),
      press(couple, 'POST', ofCouple(uuid, 'unbook'), { confirm: true }),
    ],
    SOMEBODY,
  ),
  steps(
    'a team confirms a booking twice',
    'booked',
    ({ uuid }, { owner, manager }) => together([owner, manager], 'POST', ofVendor(uuid, 'confirm-booking')),
    SOMEBODY,
  ),
  steps(
    'both partners save what was booked',
    'booked',
    ({ couple, partner, uuid }) =>
      together([couple, partner], 'PUT', ofCouple(uuid, 'booking'), {
        contactName: 'Ines',
        contactEmail: '',
        contactPhone: '',
        totalCents: 100_000,
        contractSignedOn: null,
        note: '',
        payments: [{ label: 'Deposit', amountCents: 20_000, dueOn: '2028-06-01', paidOn: null }],
      }),
    SOMEBODY,
  ),
  {
    name: 'the same message is sent twice',
    async begin(stage) {
      const { couple, uuid } = await stage.connected();
      const body = words();
      return {
        presses: together([couple, couple], 'POST', ofCouple(uuid, 'message'), body),
        leaves: [
          {
            sql: `select count(*)::int as count from inquiry_events where inquiry_uuid = $1 and type = 'COUPLE_RESPONSE'`,
            values: [uuid],
            count: 1,
          },
        ],
      };
    },
  },
  {
    name: 'an offer is accepted while it is withdrawn',
    async begin(stage) {
      const { couple, uuid, quote } = await stage.offered();
      return {
        presses: [
          press(couple, 'POST', ofCouple(uuid, `quote/${quote}/accept`)),
          press(stage.owner, 'POST', ofVendor(uuid, `quote/${quote}/withdraw`)),
        ],
        done: ONE,
      };
    },
  },
  {
    name: 'both partners accept an offer',
    async begin(stage) {
      const { couple, partner, uuid, quote } = await stage.offered();
      return {
        presses: together([couple, partner], 'POST', ofCouple(uuid, `quote/${quote}/accept`)),
        done: SOMEBODY,
      };
    },
  },
  {
    name: 'two offers are accepted',
    async begin(stage) {
      const { couple, partner, uuid, quote } = await stage.offered();
      await act(stage.ground, stage.owner, 'POST', ofVendor(uuid, 'message'), { ...words(), quote: QUOTE });
      const [other] = await stage.ground.ask<{ uuid: string }>(
        'select uuid from inquiry_quotes where inquiry_uuid = $1 and uuid <> $2',
        [uuid, quote],
      );
      return {
        presses: [
          press(couple, 'POST', ofCouple(uuid, `quote/${quote}/accept`)),
          press(partner, 'POST', ofCouple(uuid, `quote/${other?.uuid}/accept`)),
        ],
        done: [0, 1],
        leaves: [],
      };
    },
  },
];
