/** Wrong passwords per e-mail address and source before that source is throttled. */
export const MAX_LOGIN_FAILURES = 8
/** The window in which wrong passwords are counted (ms). */
export const LOGIN_FAILURE_WINDOW_MS = 15 * 60_000

/** E-mails that can be requested per address and purpose within the window below. */
export const MAX_EMAILS = { activation: 5, register: 10, reset: 5, 'staff-link': 5 } as const
/** The window in which requested e-mails are counted (ms). */
export const EMAIL_WINDOW_MS = 10 * 60_000
