import type { IncomingMessage } from 'node:http'

const numeric = /^(localhost|\[[\da-f:]+\]|\d+\.\d+\.\d+\.\d+)(:\d+)?$/i

/**
 * The origin that a request was made to. Behind TLS only PUBLIC_ORIGIN is right; a machine reached
 * by number or as localhost answers as what it was called.
 */
export function originOf(raw: IncomingMessage, publicOrigin: string): string {
  const host = raw.headers.host
  if (!host || host === new URL(publicOrigin).host || !numeric.test(host)) return publicOrigin
  return `http://${host}`
}

/** Whether another site's page sends this form or script request with our reader's cookies. */
export function foreign(raw: IncomingMessage, publicOrigin: string): boolean {
  if (raw.method === 'GET' || raw.method === 'HEAD') return false
  const { origin } = raw.headers
  if (origin !== undefined) return origin !== originOf(raw, publicOrigin)
  const site = raw.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
