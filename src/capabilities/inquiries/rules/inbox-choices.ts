/** Which of the two pages: everything, or what is not closed. */
export const INBOX_LISTS = ['all', 'active'] as const;
export type InboxList = (typeof INBOX_LISTS)[number];

export const SHOWN = ['all', 'unread', 'waiting', 'closed'] as const;
export type Shown = (typeof SHOWN)[number];

/** Words to look for; nobody types more. */
export const LONGEST_INBOX_SEARCH = 200;
