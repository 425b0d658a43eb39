import { toOwnPath } from '#web/access.ts'

/** The desk's own path in `wanted`, or the desk: never its door, never another place. */
export function resolveStaffPath(requested: string | null): string {
  const path = toOwnPath(requested)
  if (!/^\/backoffice(?:[/?#]|$)/.test(path)) return '/backoffice'
  return /^\/backoffice\/login(?:[/?#]|$)/.test(path) ? '/backoffice' : path
}
