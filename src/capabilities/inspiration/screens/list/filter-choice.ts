/** One option of a filter, as a list offers it. */
export type FilterChoice = {
  key: string;
  label: string;
  /** How many the list would show with it. */
  count: number;
  isChosen: boolean;
  /** Where it leads; the chosen one leads to the list without it. */
  to: string;
};
