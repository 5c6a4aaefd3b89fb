/** What was known of a couple when its inquiry was handed over: what speaks for it, and how much of its day is settled. */
export type KnownFacts = {
  emailVerified: boolean;
  phoneVerified: boolean;
  accountCreatedAt: string | null;
  /** How many vendors got the same request, this one included. */
  vendorsAsked: number;
  known: {
    date: boolean;
    venue: boolean;
    budget: boolean;
    /** Not kept with leads that came before it counted. */
    guests?: boolean | undefined;
  };
};
