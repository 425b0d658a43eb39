import { cookieOf } from '#platform/http/network.ts'
import type { CookieRules } from '../cookie-rules.ts'

/** Tokens as the API gives them at sign-in and refresh. */
export type Tokens = {
  token: string
  refreshToken: string
  expiresAt: string
  refreshExpiresAt: string
}

/** The two desks keep their sessions apart. */
export type Desk = 'buyer' | 'staff'

/** Whose page a path is, read as loosely as the routes are matched: in any case, with any sign escaped. */
export function deskAt(path: string): Desk {
  const isStaff = /^\/backoffice(?:\/|$)/i
  try {
    return isStaff.test(decodeURIComponent(path)) ? 'staff' : 'buyer'
  } catch {
    return isStaff.test(path) ? 'staff' : 'buyer'
  }
}

export type KeptTokens = { access: string; expiresAt: number; refresh: string }

/** Reads and writes the storefront server's cookies; browser code never sees what is in them. */
export function cookieJar({ prefix, secure }: CookieRules, header: string | null) {
  const set: string[] = []
  const sent = header ?? undefined
  const write = (name: string, value: string, maxAge: number, sameSite = 'Lax') =>
    set.push(
      `${prefix}${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`,
    )
  // Comes back with a form that Google's page posts; browsers take `None` with `Secure` only.
  const fromOutside = secure ? 'None' : 'Lax'
  const names = { buyer: ['access', 'refresh'], staff: ['staff-access', 'staff-refresh'] } as const
  return {
    /** `Set-Cookie` lines for the answer. */
    set,
    visitor: () => cookieOf(sent, `${prefix}visitor`),
    keepVisitor: (ticket: string) => void write('visitor', ticket, 365 * 24 * 3600),
    errand: () => cookieOf(sent, `${prefix}errand`),
    keepErrand: (text: string, lasts: number) => void write('errand', text, lasts, fromOutside),
    dropErrand: () => void write('errand', '', 0, fromOutside),
    read(desk: Desk): KeptTokens | undefined {
      const [access, refresh] = names[desk]
      const refreshToken = cookieOf(sent, prefix + refresh)
      if (!refreshToken) return undefined
      const [token = '', expires = '0'] = (cookieOf(sent, prefix + access) ?? '').split('.')
      return { access: token, expiresAt: Number(expires), refresh: refreshToken }
    },
    keep(desk: Desk, tokens: Tokens, now: number) {
      const [access, refresh] = names[desk]
      const lasts = Math.max(0, Math.floor((Date.parse(tokens.refreshExpiresAt) - now) / 1000))
      write(access, `${tokens.token}.${Date.parse(tokens.expiresAt)}`, lasts)
      write(refresh, tokens.refreshToken, lasts)
    },
    drop(desk: Desk) {
      for (const name of names[desk]) write(name, '', 0)
    },
  }
}
export type CookieJar = ReturnType<typeof cookieJar>
