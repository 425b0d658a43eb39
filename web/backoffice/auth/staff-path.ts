import { toOwnPath } from '#web/access.ts'

/**
 * The requested path if it is in the back office, else its home. Never the sign-in page or another
 * site.
 */
export function resolveStaffPath(requested: string | null): string {
  const path = toOwnPath(requested)
  if (!/^\/backoffice(?:[/?#]|$)/.test(path)) return '/backoffice'
  return /^\/backoffice\/login(?:[/?#]|$)/.test(path) ? '/backoffice' : path
}
