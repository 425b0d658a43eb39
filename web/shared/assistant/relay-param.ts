/** The address at which a page's scripts reach the assistant, with the session that only the server knows. */
export const ASSISTANT_URL = '/cart?asisten'
/** Holds the thread whose replies are streamed; empty for what is posted. */
export const ASSISTANT_PARAM = 'asisten'
/** The last event that arrived, for a first connection. */
export const LAST_EVENT_PARAM = 'sesudah'
