export const MOST_PAGES = 20;
export const MOST_BLOCKS = 40;
/** The whole draft as it is sent: words, links and the names of pictures. */
export const LARGEST_SITE_BYTES = 200_000;
export const MOST_EXTERNAL_LINKS = 30;
export const MOST_PICTURES = 300;
export const MOST_OPERATIONS = 100;
export const KEPT_VERSIONS = 50;
/** Waiting to be read; whoever writes more is told that the box is full. */
export const MOST_MESSAGES = 1000;
/** Of a text: its paragraphs, headings and lists; items of a list, or changes of form within a line; letters of one form. */
export const MOST_TEXT_PARTS = 60;
export const MOST_TEXT_RUNS = 80;
export const LONGEST_TEXT_RUN = 4000;
export const LONGEST_PAGE_TITLE = 60;
export const LONGEST_MESSAGE = 2000;
