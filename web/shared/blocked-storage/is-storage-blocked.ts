const PROBE = '_jm_uji'

/** What a page stores in a browser. A window has all of it. */
type StoringWindow = Pick<Window, 'localStorage' | 'sessionStorage'> & {
  document: Pick<Document, 'cookie'>
}

/** Whether any of local storage, session storage and cookies is unavailable (specification §4). */
export const isStorageBlocked = (page: StoringWindow): boolean =>
  !canStore(() => page.localStorage) ||
  !canStore(() => page.sessionStorage) ||
  !canSetCookie(page.document)

/** A storage that is full is there; one that is blocked throws, or forgets at once. */
function canStore(open: () => Storage): boolean {
  try {
    const storage = open()
    if (storage.length > 0) return true
    storage.setItem(PROBE, '1')
    const isStored = storage.getItem(PROBE) === '1'
    storage.removeItem(PROBE)
    return isStored
  } catch {
    return false
  }
}

function canSetCookie(document: Pick<Document, 'cookie'>): boolean {
  try {
    document.cookie = `${PROBE}=1; Path=/; SameSite=Lax`
    const isStored = document.cookie.includes(`${PROBE}=1`)
    document.cookie = `${PROBE}=; Path=/; Max-Age=0`
    return isStored
  } catch {
    return false
  }
}
