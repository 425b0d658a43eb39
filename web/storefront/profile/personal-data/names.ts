/** Where the profile gives all that is kept about its reader, as a file. */
export const DOWNLOAD = '/profile?unduh-data'

/** By what the form that closes an account is known. */
export const CLOSE = 'close-account'
