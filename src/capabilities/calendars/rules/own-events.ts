/** How the names of events end that we give out ourselves. */
export const OWN_EVENT_ENDING = '@calendar.ampersand';
