import type { TokenPair } from '#modules/people/identity/contract.ts'
import type { Realm } from '#modules/people/identity/rules/realm.ts'
import { formatSetCookie, readCookie, VISITOR_MAX_AGE_SECONDS } from '#platform/http/cookies.ts'
import type { CookiePolicy } from '../../config/cookie-policy.ts'

/** Tokens as the cookies carry them. `expiresAt` is the access token's (ms). */
export type StoredTokens = { access: string; expiresAt: number; refresh: string }

/** How long a browser remembers that an account knows it; each sign-in renews it. */
const DEVICE_MAX_AGE_SECONDS = 365 * 24 * 3600

/** How long a browser remembers where goods are to be delivered. */
const DISTRICT_MAX_AGE_SECONDS = 365 * 24 * 3600

/** How long a browser remembers what it has written: a standby that lags so long is not read from. */
const POSITION_MAX_AGE_SECONDS = 24 * 3600

const DISTRICT_FORMAT = /^\d{2}\.\d{2}\.\d{2}$/
const DEVICE_FORMAT = /^[\w-]{1,200}$/

const TOKEN_COOKIES = {
  buyer: { access: 'access', refresh: 'refresh' },
  staff: { access: 'staff-access', refresh: 'staff-refresh' },
} as const

/** Reads and writes the cookies of one page request. Browser code never sees what is in them. */
export function createCookieJar({ prefix, secure }: CookiePolicy, header: string | null) {
  const setCookies: string[] = []
  let issuedVisitorToken: string | undefined
  const read = (name: string) => readCookie(header ?? undefined, prefix + name)
  const write = (
    name: string,
    value: string,
    maxAgeSeconds: number,
    sameSite: 'lax' | 'none' = 'lax',
  ) =>
    void setCookies.push(
      formatSetCookie({ name: prefix + name, value, maxAgeSeconds, secure, sameSite }),
    )
  // Has to come back with a form that Google's page posts. Browsers take `None` with `Secure` only.
  const crossSite = secure ? 'none' : 'lax'
  return {
    /** `Set-Cookie` lines for the response. */
    setCookies,
    /** The browser's, or the one that this request was issued. */
    visitorToken: () => issuedVisitorToken ?? read('visitor'),
    setVisitorToken(visitorToken: string) {
      issuedVisitorToken = visitorToken
      write('visitor', visitorToken, VISITOR_MAX_AGE_SECONDS)
    },
    /** What this browser's pages have written, as a position of the database's log (decision 170). */
    position: () => read('position'),
    setPosition: (position: string) => write('position', position, POSITION_MAX_AGE_SECONDS),
    device() {
      const token = read('device')
      return token && DEVICE_FORMAT.test(token) ? token : undefined
    },
    setDevice: (device: string) => write('device', device, DEVICE_MAX_AGE_SECONDS),
    /** The district that was chosen in this browser. */
    district() {
      const id = read('district')
      return id && DISTRICT_FORMAT.test(id) ? id : undefined
    },
    setDistrict: (id: string) => write('district', id, DISTRICT_MAX_AGE_SECONDS),
    oauthFlow: () => read('errand'),
    setOAuthFlow: (text: string, maxAgeSeconds: number) =>
      write('errand', text, maxAgeSeconds, crossSite),
    clearOAuthFlow: () => write('errand', '', 0, crossSite),
    readSession(realm: Realm): StoredTokens | undefined {
      const { access, refresh } = TOKEN_COOKIES[realm]
      const refreshToken = read(refresh)
      if (!refreshToken) return undefined
      const [token = '', expires = '0'] = (read(access) ?? '').split('.')
      return { access: token, expiresAt: Number(expires), refresh: refreshToken }
    },
    setSession(realm: Realm, tokens: TokenPair, now: number) {
      const { access, refresh } = TOKEN_COOKIES[realm]
      const maxAgeSeconds = Math.max(
        0,
        Math.floor((Date.parse(tokens.refreshExpiresAt) - now) / 1000),
      )
      write(access, `${tokens.token}.${Date.parse(tokens.expiresAt)}`, maxAgeSeconds)
      write(refresh, tokens.refreshToken, maxAgeSeconds)
    },
    clearSession(realm: Realm) {
      for (const name of Object.values(TOKEN_COOKIES[realm])) write(name, '', 0)
    },
  }
}
export type CookieJar = ReturnType<typeof createCookieJar>
