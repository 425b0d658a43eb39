/** A4 in points, and where its text is. */
const PAGE_WIDTH = 595.28
export const PAGE_HEIGHT = 841.89
export const LEFT = 42
export const TOP = 36
export const WIDTH = PAGE_WIDTH - 2 * LEFT
/** Text ends here; the foot is below. */
export const BOTTOM = PAGE_HEIGHT - 54
