/** Characters of a message: a list of materials that was pasted. */
export const MAX_MESSAGE_LENGTH = 2000
/** Messages of one thread. */
export const MAX_MESSAGES = 200
/** Goods of one list. */
export const MAX_ITEMS = 60
