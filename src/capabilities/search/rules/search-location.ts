/** Where a search looks, once its slug was found. */
export type SearchLocation =
  | { type: 'ALL_MARKETS'; slug: null; name: string }
  | { type: 'STATE'; slug: string; name: string; stateCode: string }
  | {
      type: 'MARKET';
      slug: string;
      name: string;
      stateCode: string;
      marketId: number;
      lat: number;
      lon: number;
    }
  | {
      type: 'CITY';
      slug: string;
      name: string;
      stateCode: string;
      marketId: number | null;
      lat: number;
      lon: number;
    }
  /** Where the browser says it is; the coordinates are rounded to about a mile. */
  | { type: 'NEAR_ME'; slug: null; name: string; lat: number; lon: number };
