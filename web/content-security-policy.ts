type PolicyOptions = {
  /** Where an action that redirects to another site leads. */
  formRedirectOrigin?: string | undefined
  /** Whether a tag manager may be loaded, once the visitor has agreed. */
  hasTagManager?: boolean
}

/** The hosts of Google's tag manager and of what it measures with. */
const TAG_MANAGER = 'https://www.googletagmanager.com'
const MEASURING_HOSTS = `${TAG_MANAGER} https://*.google-analytics.com https://*.analytics.google.com`

/**
 * The Content Security Policy of a page. `style-src-attr` is open because widgets position
 * themselves with `style=` on the server; script and style elements need the nonce or our origin.
 * Browsers apply `form-action` to redirects as well, so an action that redirects to another site
 * has to name it: `formRedirectOrigin`. The tag manager's host is named for pages whose scripts are allowed by hash,
 * which have no `strict-dynamic` (server/web/cache/csp.ts).
 */
export function buildContentSecurityPolicy(
  nonce: string,
  { formRedirectOrigin, hasTagManager = false }: PolicyOptions = {},
  dev: boolean = import.meta.env?.DEV ?? false,
): string {
  const measuring = hasTagManager ? ` ${MEASURING_HOSTS}` : ''
  const policy: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'${hasTagManager ? ` ${TAG_MANAGER}` : ''}`,
    'style-src': dev ? "'self' 'unsafe-inline'" : "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob:${measuring}`,
    'connect-src': `'self'${dev ? ' ws:' : ''}${measuring}`,
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': formRedirectOrigin ? `'self' ${formRedirectOrigin}` : "'self'",
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
