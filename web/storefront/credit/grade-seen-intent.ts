/** The intent with which the notice of a new grade is closed. */
export const GRADE_SEEN_INTENT = 'grade-seen'
