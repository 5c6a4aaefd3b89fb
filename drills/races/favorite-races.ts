import { act } from '../somebody.ts';
import { API, press, type Race, SOMEBODY, together } from './race.ts';
import type { Pair, RaceStage } from './race-stage.ts';

const FAVORITES = `${API}/favorites`;
const BOARDS = `${FAVORITES}/boards`;

async function newBoard({ ground }: RaceStage, { couple }: Pair): Promise<string> {
  const { uuid } = await act<{ uuid: string }>(ground, couple, 'POST', BOARDS, {
    name: `Barns ${Math.trunc(performance.now())}`,
  });
  return uuid;
}

async function newFavorite({ ground, listing }: RaceStage, { couple }: Pair) {
  const storefrontUuid = listing().uuid;
  const { uuid } = await act<{ uuid: string }>(ground, couple, 'POST', `${FAVORITES}/storefront`, {
    storefrontUuid,
  });
  return { uuid, storefrontUuid };
}

const onlyOne = ({ couple }: Pair, storefrontUuid: string, count: number) => ({
  sql: `select count(*)::int as count from favorites f join storefronts s on s.id = f.storefront_id
        join wedding_members m on m.wedding_id = f.wedding_id
        where m.user_id = $1 and s.uuid = $2 and f.removed_at is null`,
  values: [couple.userId, storefrontUuid],
  count,
});

export const FAVORITE_RACES: readonly Race[] = [
  {
    name: 'both save the same vendor',
    async begin({ pair, listing }) {
      const [two, { uuid: storefrontUuid }] = [pair(), listing()];
      return {
        presses: together([two.couple, two.partner], 'POST', `${FAVORITES}/storefront`, { storefrontUuid }),
        leaves: [onlyOne(two, storefrontUuid, 1)],
      };
    },
  },
  {
    name: 'one saves the same vendor twice',
    async begin({ pair, listing }) {
      const [two, { uuid: storefrontUuid }] = [pair(), listing()];
      return {
        presses: together([two.couple, two.couple], 'POST', `${FAVORITES}/storefront`, { storefrontUuid }),
        leaves: [onlyOne(two, storefrontUuid, 1)],
      };
    },
  },
  {
    name: 'one saves a vendor, the other removes it',
    async begin(stage) {
      const two = stage.pair();
      const { uuid, storefrontUuid } = await newFavorite(stage, two);
      return {
        presses: [
          press(two.partner, 'POST', `${FAVORITES}/storefront`, { storefrontUuid }),
          press(two.couple, 'DELETE', `${FAVORITES}/storefront/${uuid}`),
        ],
      };
    },
  },
  {
    name: 'both remove the same favorite',
    async begin(stage) {
      const two = stage.pair();
      const { uuid, storefrontUuid } = await newFavorite(stage, two);
      return {
        presses: together([two.couple, two.partner], 'DELETE', `${FAVORITES}/storefront/${uuid}`),
        leaves: [onlyOne(two, storefrontUuid, 0)],
      };
    },
  },
  {
    name: 'both write a note, one takes the heart away',
    async begin(stage) {
      const two = stage.pair();
      const { uuid } = await newFavorite(stage, two);
      return {
        presses: [
          ...together([two.couple, two.partner], 'PUT', `${FAVORITES}/saved/${uuid}`, {
            note: 'The tall one',
          }),
          press(two.couple, 'DELETE', `${FAVORITES}/storefront/${uuid}`),
        ],
        done: [1, 3],
      };
    },
  },
  {
    name: 'both rename a board',
    async begin(stage) {
      const two = stage.pair();
      const path = `${BOARDS}/${await newBoard(stage, two)}`;
      return {
        presses: [
          press(two.couple, 'PUT', path, { name: 'Hers' }),
          press(two.partner, 'PUT', path, { name: 'His' }),
        ],
        done: SOMEBODY,
      };
    },
  },
  {
    name: 'both delete a board',
    async begin(stage) {
      const two = stage.pair();
      return {
        presses: together([two.couple, two.partner], 'DELETE', `${BOARDS}/${await newBoard(stage, two)}`),
        done: SOMEBODY,
      };
    },
  },
  {
    name: 'a board is deleted while a favorite is put on it',
    async begin(stage) {
      const two = stage.pair();
      const boardUuid = await newBoard(stage, two);
      return {
        presses: [
          press(two.couple, 'DELETE', `${BOARDS}/${boardUuid}`),
          press(two.partner, 'POST', `${FAVORITES}/storefront`, {
            storefrontUuid: stage.listing().uuid,
            boardUuid,
          }),
        ],
        done: SOMEBODY,
      };
    },
  },
  {
    name: 'a board is shared by both',
    async begin(stage) {
      const two = stage.pair();
      return {
        presses: together([two.couple, two.partner], 'PUT', `${BOARDS}/${await newBoard(stage, two)}/share`),
      };
    },
  },
  {
    name: 'a board is shared and unshared',
    async begin(stage) {
      const two = stage.pair();
      const path = `${BOARDS}/${await newBoard(stage, two)}/share`;
      return { presses: [press(two.couple, 'PUT', path), press(two.partner, 'DELETE', path)] };
    },
  },
];
