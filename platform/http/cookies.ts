import { parseCookie, stringifySetCookie } from 'cookie'

/** How long a browser remembers a visitor without an account. */
export const VISITOR_MAX_AGE_SECONDS = 365 * 24 * 3600

/** The value of one cookie of a `Cookie` header; undefined where it is missing or cannot be decoded. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header === undefined ? undefined : parseCookie(header, { decode })[name]

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

export type CookieToSet = {
  name: string
  value: string
  maxAgeSeconds: number
  secure: boolean
  sameSite?: 'lax' | 'none'
}

/** A `Set-Cookie` line for the whole site, out of reach of scripts. */
export const formatSetCookie = ({
  name,
  value,
  maxAgeSeconds,
  secure,
  sameSite = 'lax',
}: CookieToSet): string =>
  stringifySetCookie(
    { name, value, path: '/', maxAge: maxAgeSeconds, httpOnly: true, secure, sameSite },
    { encode: encodeURIComponent },
  )
