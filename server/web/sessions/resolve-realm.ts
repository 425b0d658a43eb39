import type { Realm } from '#modules/people/identity/rules/realm.ts'

/** Whose page a path is. As tolerant as route matching: in any case, with any character escaped. */
export function resolveRealm(path: string): Realm {
  const isStaff = /^\/backoffice(?:\/|$)/i
  try {
    return isStaff.test(decodeURIComponent(path)) ? 'staff' : 'buyer'
  } catch {
    return isStaff.test(path) ? 'staff' : 'buyer'
  }
}
