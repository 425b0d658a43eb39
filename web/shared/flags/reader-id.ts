/** Tells browsers apart, so that each keeps its variant of a flag; it says nothing of who reads. */
const COOKIE = '_jm_id'
const MAX_AGE_SECONDS = 365 * 24 * 3600

/** The id in a request's cookies, or in a page's. */
export const readReaderId = (cookies: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{8,64})(?:;|$)`).exec(cookies)?.[1]

const writeReaderIdCookie = (id: string): string =>
  `${COOKIE}=${id}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`

/** The id of this browser; a new one where it has none, which ends with the page where cookies are blocked. */
export function findReaderId(): string {
  const id = readReaderId(document.cookie) ?? crypto.randomUUID()
  document.cookie = writeReaderIdCookie(id)
  return id
}
