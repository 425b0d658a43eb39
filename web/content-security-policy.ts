/**
 * The Content Security Policy of a page. `style-src-attr` is open because widgets position
 * themselves with `style=` on the server; script and style elements need the nonce or our origin.
 * Browsers apply `form-action` to redirects as well, so an action that redirects to another site
 * has to name it: `formRedirectOrigin`.
 */
export function buildContentSecurityPolicy(
  nonce: string,
  formRedirectOrigin: string | undefined,
  dev: boolean = import.meta.env?.DEV ?? false,
): string {
  const policy: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': dev ? "'self' 'unsafe-inline'" : "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'connect-src': dev ? "'self' ws:" : "'self'",
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
