/** Ours and theirs together. */
export const MOST_TASKS = 400;
export const MOST_COMMENTS = 100;
export const MOST_FILES = 10;
export const MOST_ASSIGNEES = 20;
export const LONGEST_TITLE = 120;
export const LONGEST_NOTE = 2000;
export const LONGEST_COMMENT = 1000;
export const LONGEST_PLACE = 120;
/** A day. */
export const MOST_MINUTES = 1440;
export const USUAL_MINUTES = 60;
