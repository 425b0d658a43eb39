/** Lines of one list: a large site's week. */
export const MOST_LINES = 500
/** Letters of one line that are looked at. */
export const LONGEST_LINE = 300
