import { createHash } from 'node:crypto'

/**
 * Makes a rendered page fit for everyone. The nonce is removed; the policy names the inline scripts by
 * their hashes and all others by their folder (`strict-dynamic` would forbid their imports without a
 * nonce). Undefined where that is not possible, or where a part of the page has failed to render.
 */
export function replaceNonceWithHashes(
  page: { html: string; policy: string; nonce: string },
  host: string,
): { html: string; policy: string } | undefined {
  const html = page.html.replaceAll(` nonce="${page.nonce}"`, '')
  if (html.includes(page.nonce) || html.includes('<!--$!-->')) return undefined
  const inlineScripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', body = '']) => (NOT_INLINE.test(attributes) ? [] : [body]),
  )
  // A browser normalizes line ends before it hashes.
  if (inlineScripts.some((body) => body.includes('\r'))) return undefined
  const hashes = new Set(
    inlineScripts.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`),
  )
  const policy = page.policy.replace(/script-src ([^;]*)/, (_, sources: string) =>
    ['script-src', `${host}/assets/`, ...hashes, ...listHosts(sources)].join(' '),
  )
  return policy.includes(page.nonce) ? undefined : { html, policy }
}

/** Scripts of an address, and data, which no browser runs: their hashes would lengthen every header. */
const NOT_INLINE = /\ssrc=|\stype="application\/ld\+json"/

/** Other hosts that scripts may come from, once a visitor has agreed. */
const listHosts = (sources: string): string[] =>
  sources.split(' ').filter((source) => source.startsWith('https://'))
