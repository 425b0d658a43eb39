/** Who was signed in in this tab last; the server does not know once the cookies have expired. */
const LAST_OWNER = 'signed-in'

/** Empty if no one was signed in. */
export function readLastOwner(): string {
  try {
    return sessionStorage.getItem(LAST_OWNER) ?? ''
  } catch {
    // A browser without storage.
    return ''
  }
}

export function writeLastOwner(owner: string | undefined): void {
  try {
    if (owner) sessionStorage.setItem(LAST_OWNER, owner)
    else sessionStorage.removeItem(LAST_OWNER)
  } catch {
    // A browser without storage.
  }
}
