/** The profile's URL that downloads the visitor's personal data. */
export const DOWNLOAD_URL = '/profile?unduh-data'

/** The intent of the form that closes an account. */
export const CLOSE_INTENT = 'close-account'
