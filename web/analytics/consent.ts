/** Whether a visitor lets visits be counted by others; undefined while they have not been asked. */
export type Consent = 'granted' | 'denied' | undefined

/** Begins with `_`, like every cookie that changes nothing of a page: shared pages stay shared (is-anonymous.ts). */
const COOKIE = '_jm_consent'
/** A refusal is remembered as long as an agreement. */
const MAX_AGE_SECONDS = 365 * 24 * 3600

export function readConsent(cookies: string): Consent {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=(granted|denied)(?:;|$)`).exec(cookies)?.[1]
  return value as Consent
}

/** The cookie that remembers an answer, for `document.cookie`. */
export const writeConsentCookie = (consent: NonNullable<Consent>): string =>
  `${COOKIE}=${consent}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`
