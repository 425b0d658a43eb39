import type { IncomingMessage } from 'node:http'
import { GOOGLE_RETURN_PATH } from '#modules/people/identity/rules/google-sign-in.ts'

const LOCAL_HOST = /^(localhost|\[[\da-f:]+\]|\d+\.\d+\.\d+\.\d+)(:\d+)?$/i

/**
 * The origin that a request was made to. Behind TLS only PUBLIC_ORIGIN is right. A server reached by IP
 * address or as localhost uses the host of the request.
 */
export function resolveOrigin(raw: IncomingMessage, publicOrigin: string): string {
  const host = raw.headers.host
  if (!host || host === new URL(publicOrigin).host || !LOCAL_HOST.test(host)) return publicOrigin
  return `http://${host}`
}

/** Whether another site's page sends this form or script request with our visitor's cookies. */
export function isCrossSite(raw: IncomingMessage, publicOrigin: string): boolean {
  if (raw.method === 'GET' || raw.method === 'HEAD') return false
  const { origin } = raw.headers
  if (origin !== undefined) return origin !== resolveOrigin(raw, publicOrigin)
  const site = raw.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * Whether this is Google's response to a sign-in: the one form that another site's page may post to us.
 * That the response belongs to this visitor is checked later, by the ticket in their cookie.
 */
export function isGoogleCallback(raw: IncomingMessage, authorizeUrl: string | undefined): boolean {
  return (
    authorizeUrl !== undefined &&
    raw.method === 'POST' &&
    raw.url === GOOGLE_RETURN_PATH &&
    raw.headers.origin === new URL(authorizeUrl).origin &&
    /^application\/x-www-form-urlencoded\s*(;|$)/i.test(raw.headers['content-type'] ?? '')
  )
}
