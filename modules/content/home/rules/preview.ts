/** The parameters of the home page's address that show a draft of it, as of a time. */
export const PREVIEW_PARAM = 'pratinjau'
export const PREVIEW_TIME_PARAM = 'pada'
