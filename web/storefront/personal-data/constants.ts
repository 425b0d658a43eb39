/** Where the profile gives all that is kept about its reader, as a file. */
export const DOWNLOAD_URL = '/profile?unduh-data'

/** By what the form that closes an account is known. */
export const CLOSE_INTENT = 'close-account'
