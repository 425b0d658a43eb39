/** Lines of one list: what a large site needs in a week. */
export const MAX_LIST_LINES = 500
/** Characters of one line that are read. */
export const MAX_LINE_LENGTH = 300
