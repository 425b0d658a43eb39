import { readCookie } from '#platform/http/fastify-routes.ts'
import type { CookiePolicy } from '../cookie-policy.ts'

/** Tokens as the API gives them at sign-in and refresh. */
export type CookieTokens = {
  token: string
  refreshToken: string
  expiresAt: string
  refreshExpiresAt: string
}

/** The two desks keep their sessions apart. */
export type PageRealm = 'buyer' | 'staff'

/** Whose page a path is, read as loosely as the routes are matched: in any case, with any sign escaped. */
export function resolveRealm(path: string): PageRealm {
  const isStaff = /^\/backoffice(?:\/|$)/i
  try {
    return isStaff.test(decodeURIComponent(path)) ? 'staff' : 'buyer'
  } catch {
    return isStaff.test(path) ? 'staff' : 'buyer'
  }
}

export type StoredTokens = { access: string; expiresAt: number; refresh: string }

/** Reads and writes the storefront server's cookies; browser code never sees what is in them. */
export function createCookieJar({ prefix, secure }: CookiePolicy, header: string | null) {
  const setCookies: string[] = []
  const cookieHeader = header ?? undefined
  const writeCookie = (name: string, value: string, maxAgeSeconds: number, sameSite = 'Lax') =>
    setCookies.push(
      `${prefix}${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`,
    )
  // Comes back with a form that Google's page posts; browsers take `None` with `Secure` only.
  const crossSite = secure ? 'None' : 'Lax'
  const names = { buyer: ['access', 'refresh'], staff: ['staff-access', 'staff-refresh'] } as const
  return {
    /** `Set-Cookie` lines for the answer. */
    setCookies,
    visitorToken: () => readCookie(cookieHeader, `${prefix}visitor`),
    setVisitorToken: (visitorToken: string) =>
      void writeCookie('visitor', visitorToken, 365 * 24 * 3600),
    oauthFlow: () => readCookie(cookieHeader, `${prefix}errand`),
    setOAuthFlow: (text: string, maxAgeSeconds: number) =>
      void writeCookie('errand', text, maxAgeSeconds, crossSite),
    clearOAuthFlow: () => void writeCookie('errand', '', 0, crossSite),
    readSession(realm: PageRealm): StoredTokens | undefined {
      const [access, refresh] = names[realm]
      const refreshToken = readCookie(cookieHeader, prefix + refresh)
      if (!refreshToken) return undefined
      const [token = '', expires = '0'] = (readCookie(cookieHeader, prefix + access) ?? '').split(
        '.',
      )
      return { access: token, expiresAt: Number(expires), refresh: refreshToken }
    },
    setSession(realm: PageRealm, tokens: CookieTokens, now: number) {
      const [access, refresh] = names[realm]
      const maxAgeSeconds = Math.max(
        0,
        Math.floor((Date.parse(tokens.refreshExpiresAt) - now) / 1000),
      )
      writeCookie(access, `${tokens.token}.${Date.parse(tokens.expiresAt)}`, maxAgeSeconds)
      writeCookie(refresh, tokens.refreshToken, maxAgeSeconds)
    },
    clearSession(realm: PageRealm) {
      for (const name of names[realm]) writeCookie(name, '', 0)
    },
  }
}
export type CookieJar = ReturnType<typeof createCookieJar>
