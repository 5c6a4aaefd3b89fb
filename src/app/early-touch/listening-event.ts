/** Said by the client entry as soon as React listens to the document. */
export const LISTENING_EVENT = 'react-listening';
