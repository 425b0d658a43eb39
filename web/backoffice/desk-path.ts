import { ownPath } from '#web/access.ts'

/** The desk's own path in `wanted`, or the desk: never its door, never another place. */
export function deskPath(wanted: string | null): string {
  const path = ownPath(wanted)
  if (!/^\/backoffice(?:[/?#]|$)/.test(path)) return '/backoffice'
  return /^\/backoffice\/login(?:[/?#]|$)/.test(path) ? '/backoffice' : path
}
