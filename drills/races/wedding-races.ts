import { randomUUID } from 'node:crypto';
import { act } from '../somebody.ts';
import { API, ONE, press, type Race, SOMEBODY, together } from './race.ts';
import type { RaceStage } from './race-stage.ts';

const WEDDING = '/web-api/v1/wedding';
const INVITATION = '/web-api/v1/account-invitation';

const membersOf = (userId: string, count: number, role = '%') => ({
  sql: `select count(*)::int as count from wedding_members m
        where m.wedding_id in (select wedding_id from wedding_members where user_id = $1) and m.role like $2`,
  values: [userId, role],
  count,
});

async function invite({ ground, newcomer, mailedToken }: RaceStage, role: string) {
  const [host, guest] = await Promise.all([newcomer(), newcomer()]);
  await act(ground, host, 'PUT', WEDDING, { guestCount: 80 });
  await act(ground, host, 'POST', `${INVITATION}/send`, { email: guest.email, firstName: 'Robin', role });
  const token = await mailedToken(guest.email, /\/invitation\/([\w-]+)/);
  const [row] = await ground.ask<{ id: string }>('select id from wedding_invitations where email = $1', [
    guest.email,
  ]);
  return { host, guest, token, act: (action: string) => `${INVITATION}/uuid/${row?.id}/${action}` };
}

const inquiryTo = (storefrontUuid: string, requestUuid: string) => ({
  requestUuid,
  storefrontUuids: [storefrontUuid],
  events: ['day-of'],
  weddingDate: null,
  flexible: true,
  guestCount: 80,
  cityId: null,
  location: 'By the river',
  budgetMinCents: null,
  budgetMaxCents: null,
  optionIds: [],
  message: `Would you have time for us? ${requestUuid}`,
});

const talksWith = (userId: string, storefrontUuid: string, count: number) => ({
  sql: `select count(*)::int as count from inquiries i join storefronts s on s.id = i.storefront_id
        join wedding_members m on m.wedding_id = i.wedding_id
        where m.user_id = $1 and s.uuid = $2 and i.status <> 'CLOSED'`,
  values: [userId, storefrontUuid],
  count,
});

export const WEDDING_RACES: readonly Race[] = [
  {
    name: 'both change the wedding as they last saw it',
    async begin({ ground, newPair }) {
      const { couple, partner } = await newPair();
      const { version } = await act<{ version: number }>(ground, couple, 'GET', WEDDING);
      return {
        presses: [
          press(couple, 'PUT', WEDDING, { guestCount: 90, version }),
          press(partner, 'PUT', WEDDING, { guestCount: 110, version }),
        ],
        done: ONE,
      };
    },
  },
  {
    name: 'a wedding is begun twice',
    async begin({ newcomer }) {
      const person = await newcomer();
      return {
        presses: together([person, person], 'PUT', WEDDING, { guestCount: 90 }),
        done: SOMEBODY,
        leaves: [membersOf(person.userId, 1)],
      };
    },
  },
  {
    name: 'both owners leave',
    async begin({ newPair }) {
      const { couple, partner } = await newPair();
      return { presses: together([couple, partner], 'POST', `${WEDDING}/leave`, {}), done: ONE };
    },
  },
  {
    name: 'an invitation is accepted twice',
    async begin(stage) {
      const { host, guest, token, act: to } = await invite(stage, 'FAMILY');
      return {
        presses: together([guest, guest], 'POST', to('accept'), { token }),
        done: SOMEBODY,
        leaves: [membersOf(host.userId, 2)],
      };
    },
  },
  {
    name: 'an invitation is accepted while it is revoked',
    async begin(stage) {
      const { host, guest, token, act: to } = await invite(stage, 'PLANNER');
      return {
        presses: [press(guest, 'POST', to('accept'), { token }), press(host, 'POST', to('revoke'), {})],
        done: ONE,
      };
    },
  },
  {
    name: 'an invitation is accepted and declined',
    async begin(stage) {
      const { guest, token, act: to } = await invite(stage, 'PLANNER');
      return {
        presses: [
          press(guest, 'POST', to('accept'), { token }),
          press(guest, 'POST', to('decline'), { token }),
        ],
        done: ONE,
      };
    },
  },
  {
    name: 'one address is invited twice',
    async begin({ pair }) {
      const { couple, partner } = pair();
      const email = `${randomUUID()}@stage.example`;
      return {
        presses: together([couple, partner], 'POST', `${INVITATION}/send`, {
          email,
          firstName: 'Jo',
          role: 'FAMILY',
        }),
        done: SOMEBODY,
        leaves: [
          {
            sql: `select count(*)::int as count from wedding_invitations where email = $1 and status = 'PENDING'`,
            values: [email],
            count: 1,
          },
        ],
      };
    },
  },
  {
    name: 'both save the preferences',
    async begin({ pair }) {
      const { couple, partner } = pair();
      const body = (enabled: boolean) => ({
        accountPreferences: [{ key: 'FIRST_MOVES_SHARE_FAVORITES', enabled }],
      });
      return {
        presses: [
          press(couple, 'POST', `${API}/account-preferences`, body(true)),
          press(partner, 'POST', `${API}/account-preferences`, body(false)),
        ],
      };
    },
  },
  {
    name: 'one request is sent twice',
    async begin({ strangers }) {
      const { couple, listing } = strangers();
      const { uuid } = listing;
      return {
        presses: together([couple, couple], 'POST', `${API}/inquiry`, inquiryTo(uuid, randomUUID())),
        leaves: [talksWith(couple.userId, uuid, 1)],
      };
    },
  },
  {
    name: 'both write to the same vendor',
    async begin({ strangers }) {
      const { couple, partner, listing } = strangers();
      const { uuid } = listing;
      return {
        presses: [couple, partner].map((by) =>
          press(by, 'POST', `${API}/inquiry`, inquiryTo(uuid, randomUUID())),
        ),
        done: SOMEBODY,
        leaves: [talksWith(couple.userId, uuid, 1)],
      };
    },
  },
];
