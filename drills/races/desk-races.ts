import { act } from '../somebody.ts';
import { API, press, type Race, SOMEBODY, together } from './race.ts';
import type { RaceStage } from './race-stage.ts';

const QUEUE = '/web-api/v1/support/inquiries';
const REPLIES = `${API}/manage/saved-replies`;

/** An inquiry that waits for staff. */
async function reported({ ground, owner, ready, newPair }: RaceStage): Promise<string> {
  // Of a couple of its own: whoever wrote spam once is held back ever after.
  const { uuid } = await ready(await newPair());
  await act(ground, owner, 'POST', `${API}/manage/inquiry/${uuid}/report-spam`, { confirm: true });
  await ground.settle();
  return uuid;
}

async function savedReply({ ground, owner, listing }: RaceStage): Promise<string> {
  const body = { storefrontUuid: listing().uuid, title: 'Thanks', body: 'Thank you for writing.' };
  const { uuid } = await act<{ uuid: string }>(ground, owner, 'POST', REPLIES, body);
  return `${REPLIES}/${uuid}`;
}

export const DESK_RACES: readonly Race[] = [
  {
    name: 'staff approves and blocks the same inquiry',
    async begin(stage) {
      const uuids = [await reported(stage)];
      const [one, other] = stage.staff;
      return {
        presses: [
          press(one, 'POST', `${QUEUE}/decide`, { uuids, verdict: 'APPROVE' }),
          press(other, 'POST', `${QUEUE}/decide`, { uuids, verdict: 'BLOCK' }),
        ],
        done: SOMEBODY,
        leaves: [
          {
            sql: 'select count(*)::int as count from inquiry_verdicts where inquiry_uuid = $1',
            values: uuids,
            count: 1,
          },
        ],
      };
    },
  },
  {
    name: 'one decides while the other asks for a second look',
    async begin(stage) {
      const uuid = await reported(stage);
      const [one, other] = stage.staff;
      return {
        presses: [
          press(one, 'POST', `${QUEUE}/decide`, { uuids: [uuid], verdict: 'APPROVE' }),
          press(other, 'POST', `${QUEUE}/${uuid}/second-look`, { note: 'I know them.' }),
        ],
        done: SOMEBODY,
      };
    },
  },
  {
    name: 'a verdict is taken back twice',
    async begin(stage) {
      const uuids = [await reported(stage)];
      const [one] = stage.staff;
      await act(stage.ground, one, 'POST', `${QUEUE}/decide`, { uuids, verdict: 'BLOCK' });
      return { presses: together([one, one], 'POST', `${QUEUE}/undo`, { uuids }), done: SOMEBODY };
    },
  },
  {
    name: 'a saved reply is changed while it is deleted',
    async begin(stage) {
      const path = await savedReply(stage);
      return {
        presses: [
          press(stage.owner, 'PUT', path, { title: 'Thank you', body: 'Thank you for writing.' }),
          press(stage.manager, 'DELETE', path),
        ],
        done: SOMEBODY,
      };
    },
  },
  {
    name: 'a saved reply is deleted by two of a team',
    async begin(stage) {
      const path = await savedReply(stage);
      return { presses: together([stage.owner, stage.manager], 'DELETE', path), done: SOMEBODY };
    },
  },
];
