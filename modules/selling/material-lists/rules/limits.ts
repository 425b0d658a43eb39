/** Lines of one list: what a large site needs in a week. */
export const MAX_LIST_LINES = 500
/** Lines that are matched while somebody waits for them, as those of a message are. */
export const SHORT_LIST_LINES = 10
/** Rows of one list: a letterhead, titles and sums surround the goods. */
export const MAX_LIST_ROWS = 3 * MAX_LIST_LINES
/** Cells of one row that are read. */
export const MAX_ROW_CELLS = 200
/** Characters of one line that are read. */
export const MAX_LINE_LENGTH = 300
/** Lines that one network may have matched in a minute: a large list, corrected a few times. */
export const LINES_PER_NETWORK = { times: 5 * MAX_LIST_LINES, seconds: 60 }
