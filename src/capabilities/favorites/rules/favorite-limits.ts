/** Every heart on a page is filled from one list, so the list has an end. */
export const MOST_FAVORITES = 500;
export const MOST_BOARDS = 50;
/** More columns than this cannot be read side by side. */
export const MOST_COMPARED = 4;
export const LONGEST_NOTE = 500;
export const LONGEST_BOARD_NAME = 60;
