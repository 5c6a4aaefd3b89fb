/** What the search for seats is asked. It has everything it needs in it and goes to a worker as it is. */
export type SeatingProblem = {
  people: readonly SeatingPerson[];
  tables: readonly SeatingTable[];
  fixtures: readonly SeatingFixture[];
  rules: readonly SeatingRule[];
  /** Who stays where they are, whatever it costs. */
  pins: readonly Seat[];
  /** Where people sit now, pinned or not. */
  present: readonly Seat[];
};

export type SeatingPerson = {
  id: string;
  name: string;
  householdId: string;
  side: 'A' | 'B' | 'BOTH';
  kind: 'ADULT' | 'CHILD' | 'INFANT';
  language: string | null;
  tagIds: readonly string[];
  /** As in guest-needs.ts of the guests. */
  needs: readonly string[];
};

export type TableShape = 'ROUND' | 'RECT' | 'SQUARE' | 'OVAL' | 'SWEETHEART' | 'ROW';

export type SeatingTable = {
  id: string;
  /** 'Table 6', as it stands in a sentence. */
  label: string;
  shape: TableShape;
  /** Chairs are numbered from 1 in order around the table; in a row and at a sweetheart table the ends do not meet. */
  seats: number;
  /** Of the middle. */
  xIn: number;
  yIn: number;
  lengthIn: number;
  widthIn: number;
  /** Degrees, clockwise; the length lies along x at 0. */
  angle: number;
  isStepFree: boolean;
  /** Only who is pinned there, or has a rule to sit there, sits at a table for vendors. */
  isForVendors: boolean;
};

/** A band, speakers, a kitchen … where one kind stands several times, the nearest counts. */
export type SeatingFixture = { id: string; kind: string; label: string; xIn: number; yIn: number };

/** A chair is a number from 1; null is any chair of the table. */
export type Seat = { personId: string; tableId: string; seat: number | null };

export type RuleStrength = 'HARD' | 'STRONG' | 'NICE';
export type RuleSource = 'COUPLE' | 'HOUSEHOLD' | 'NEEDS';

type AboutPeople = { personIds: readonly string[] };

type RuleBody =
  /** One table. */
  | (AboutPeople & { kind: 'TOGETHER' })
  /** Each on the chair beside the one before. */
  | (AboutPeople & { kind: 'NEXT_TO' })
  /** No two of them on neighbouring chairs. */
  | (AboutPeople & { kind: 'NOT_NEXT_TO' })
  /** Another table; with a distance also farther than so many inches, middle to middle, and not a neighboring table. */
  | (AboutPeople & { kind: 'APART'; distanceIn: number | null })
  /** The same table or a neighboring one. */
  | (AboutPeople & { kind: 'NEAR' })
  | (AboutPeople & { kind: 'AT' | 'NOT_AT'; tableIds: readonly string[] })
  | (AboutPeople & { kind: 'STEP_FREE' })
  /** At least, or at most, so many inches from the middle of the nearest fixture of a kind. */
  | (AboutPeople & { kind: 'AWAY_FROM' | 'CLOSE_TO'; fixtureKind: string; distanceIn: number })
  /** They like to sit at one table. */
  | (AboutPeople & { kind: 'KNOWS' })
  /** Of every table: people of both kinds at it, or of one. */
  | { kind: 'MIX' | 'SPLIT'; by: 'SIDE' | 'AGE' | 'LANGUAGE' };

export type SeatingRule = { id: string; strength: RuleStrength; source: RuleSource } & RuleBody;
export type RuleKind = SeatingRule['kind'];
export type RuleOf<Kind extends RuleKind> = Extract<SeatingRule, { kind: Kind }>;

/** Everybody without a seat gets one · also who sits already may move · as few as possible move. */
export type SearchMode = 'FILL' | 'IMPROVE' | 'REPAIR';

/** What comes of a search. The same problem, mode and seed give the same plan, in every engine. */
export type SeatingPlan = {
  mode: SearchMode;
  seed: number;
  seats: readonly PlannedSeat[];
  /** There was no chair for them. */
  unseatedIds: readonly string[];
  score: number;
  broken: readonly BrokenRule[];
  /** Who sits at another table than before. */
  movedIds: readonly string[];
};

export type PlannedSeat = { personId: string; tableId: string; seat: number };

/** A rule that a plan does not keep, once, however many of its people it concerns. */
export type BrokenRule = {
  ruleId: string;
  kind: RuleKind;
  strength: RuleStrength;
  source: RuleSource;
  /** Those of the rule’s people for whom it is broken. */
  personIds: readonly string[];
  /** What it costs, 0 or less. */
  points: number;
};
