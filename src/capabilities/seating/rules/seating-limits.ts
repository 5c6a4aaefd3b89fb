export const MOST_PLANS = 12;
export const MOST_TABLES = 150;
export const MOST_CHAIRS = 40;
export const MOST_FIXTURES = 100;
export const MOST_CORNERS = 40;
export const MOST_RULES = 500;
export const MOST_IN_RULE = 200;
export const MOST_VERSIONS = 100;

/** Steps of one operation: a whole hall is cleared at once. */
export const MOST_STEPS = 6000;
/** Operations of one call; a call takes 256 kB and no more. */
export const MOST_OPERATIONS = 200;

export const LONGEST_PLAN_NAME = 60;
export const LONGEST_TABLE_LABEL = 20;
export const LONGEST_FIXTURE_LABEL = 40;
export const LONGEST_RULE_NOTE = 200;

/** A room is between ten feet and six hundred, in inches. */
export const SHORTEST_ROOM_IN = 120;
export const LONGEST_ROOM_IN = 7200;
/** Where anything can stand: also beside the room, on the way in. */
export const FARTHEST_IN = 2 * LONGEST_ROOM_IN;
export const LARGEST_NUMBER = 999;
