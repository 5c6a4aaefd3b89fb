import { randomUUID } from 'node:crypto';
import { act, comeBy, PASSWORD, signInAgain } from '../somebody.ts';
import { ACCOUNT, API, ONE, press, type Race, SOMEBODY, together } from './race.ts';

const AUTH = '/web-api/v1/auth';

export const ACCOUNT_RACES: readonly Race[] = [
  {
    name: 'one address signs up twice',
    async begin({ ground }) {
      const email = `${randomUUID()}@stage.example`;
      const visitors = [await comeBy(ground), await comeBy(ground)];
      return {
        presses: together(visitors, 'POST', `${AUTH}/sign-up/couple`, {
          email,
          password: PASSWORD,
          firstName: 'Jo',
        }),
        done: SOMEBODY,
        leaves: [
          { sql: 'select count(*)::int as count from users where email = $1', values: [email], count: 1 },
        ],
      };
    },
  },
  {
    name: 'a link to reset the password is used twice',
    async begin({ ground, newcomer, mailedToken }) {
      const { email } = await newcomer();
      const visitors = [await comeBy(ground), await comeBy(ground)];
      const [visitor] = visitors;
      if (visitor) await act(ground, visitor, 'POST', `${AUTH}/password/forgot`, { email });
      const token = await mailedToken(email, /token=([\w-]+)/);
      return {
        presses: visitors.map((by, turn) =>
          press(by, 'POST', `${AUTH}/password/reset`, { token, password: `Lantern-hill-${turn}7` }),
        ),
        done: ONE,
      };
    },
  },
  {
    name: 'a password is changed in two windows',
    async begin({ ground, newcomer, secondFactor }) {
      const person = await newcomer();
      const again = await signInAgain(ground, person);
      await secondFactor(person);
      return {
        presses: [person, again].map((by, turn) =>
          press(by, 'PUT', `${ACCOUNT}/password`, {
            currentPassword: PASSWORD,
            newPassword: `Lantern-hill-${turn}7`,
          }),
        ),
        done: ONE,
      };
    },
  },
  {
    name: 'an authenticator is set up twice',
    async begin({ newcomer }) {
      const person = await newcomer();
      return {
        presses: together([person, person], 'POST', `${ACCOUNT}/two-factor`, { password: PASSWORD }),
        done: SOMEBODY,
        leaves: [
          {
            sql: 'select count(*)::int as count from two_factors where user_id = $1',
            values: [person.userId],
            count: 1,
          },
        ],
      };
    },
  },
  {
    name: 'two people ask for the same new address, and confirm',
    async begin({ ground, newcomer, mailedToken }) {
      const email = `${randomUUID()}@stage.example`;
      const people = await Promise.all([newcomer(), newcomer()]);
      const tokens: string[] = [];
      for (const person of people) {
        await act(ground, person, 'PUT', `${ACCOUNT}/email`, { email });
        tokens.push(await mailedToken(email, /confirm-email-change\?token=([\w-]+)/));
      }
      return {
        presses: people.map((by, turn) =>
          press(by, 'POST', `${AUTH}/email-change/confirm`, { token: tokens[turn] }),
        ),
        done: ONE,
        leaves: [
          { sql: 'select count(*)::int as count from users where email = $1', values: [email], count: 1 },
        ],
      };
    },
  },
  {
    name: 'a change of address is confirmed while it is taken back',
    async begin({ ground, newcomer, mailedToken }) {
      const person = await newcomer();
      const email = `${randomUUID()}@stage.example`;
      await act(ground, person, 'PUT', `${ACCOUNT}/email`, { email });
      const token = await mailedToken(email, /confirm-email-change\?token=([\w-]+)/);
      return {
        presses: [
          press(person, 'POST', `${AUTH}/email-change/confirm`, { token }),
          press(person, 'DELETE', `${ACCOUNT}/email`),
        ],
        done: SOMEBODY,
      };
    },
  },
  {
    name: 'one becomes a vendor twice',
    async begin({ newcomer }) {
      const person = await newcomer();
      return {
        presses: together([person, person], 'POST', `${API}/vendor-user`),
        done: SOMEBODY,
        leaves: [
          {
            sql: 'select count(*)::int as count from vendor_users where user_id = $1',
            values: [person.userId],
            count: 1,
          },
        ],
      };
    },
  },
  {
    name: 'two windows end each other’s session',
    async begin({ ground, newcomer }) {
      const person = await newcomer();
      const again = await signInAgain(ground, person);
      return { presses: together([person, again], 'DELETE', `${ACCOUNT}/sessions`), done: SOMEBODY };
    },
  },
  {
    name: 'a setting is kept twice',
    async begin({ newcomer }) {
      const person = await newcomer();
      return {
        presses: together([person, person], 'POST', '/website-nav/web-api/v1/user-settings', {
          key: 'enable_one_time_features',
        }),
      };
    },
  },
  {
    name: 'notifications are saved in two windows',
    async begin({ pair }) {
      const { couple } = pair();
      return {
        presses: ['EACH', 'DIGEST'].map((mail) =>
          press(couple, 'PUT', `${API}/inquiry-notifications`, { side: 'COUPLE', mail, textMessages: false }),
        ),
      };
    },
  },
  {
    name: 'an account is deleted twice',
    async begin({ newcomer }) {
      const person = await newcomer();
      return {
        presses: together([person, person], 'POST', `${ACCOUNT}/delete`, { confirmEmail: person.email }),
        done: SOMEBODY,
        leaves: [
          {
            sql: 'select count(*)::int as count from users where id = $1',
            values: [person.userId],
            count: 0,
          },
        ],
      };
    },
  },
  {
    name: 'both partners delete their accounts',
    async begin({ newPair }) {
      const { couple, partner } = await newPair();
      return {
        presses: [couple, partner].map((by) =>
          press(by, 'POST', `${ACCOUNT}/delete`, { confirmEmail: by.email }),
        ),
        done: SOMEBODY,
      };
    },
  },
];
