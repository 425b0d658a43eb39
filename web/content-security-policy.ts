/**
 * What a page may load and run. `style-src-attr` is open because widgets position themselves with
 * `style=` on the server; scripts and style elements never are. Where a form of ours is answered by
 * leading on to another site (`formsLeadTo`, an origin), browsers hold that against the form too.
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
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': formRedirectOrigin ? `'self' ${formRedirectOrigin}` : "'self'",
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
