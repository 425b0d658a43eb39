/** Lines of one list: a large site's week. */
export const MAX_LIST_LINES = 500
/** Letters of one line that are looked at. */
export const MAX_LINE_LENGTH = 300
