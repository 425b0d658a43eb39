import { useEffect, useState } from 'react'
import { clearAllDrafts } from './ui/drafts/draft-record.ts'
import { clearForeignDrafts } from './ui/drafts/draft-store.ts'

/** Who was signed in in this tab last; the server does not know once the cookies have expired. */
const LAST_OWNER = 'signed-in'

/** Notes who is signed in. What other people typed in this tab is forgotten. */
export function useTabOwner(owner: string): void {
  useEffect(() => {
    if (!owner) return
    clearForeignDrafts(owner)
    writeLastOwner(owner)
  }, [owner])
}

/** Forgets who was signed in and everything that was typed: they sign out on purpose. */
export function leaveTab(): void {
  clearAllDrafts()
  writeLastOwner(undefined)
}

/** Whether somebody is still expected to be signed in here: their session has ended. */
export function useLostSession(realm: 'buyer' | 'staff'): boolean {
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    try {
      setIsLost(sessionStorage.getItem(LAST_OWNER)?.startsWith(`${realm}-`) ?? false)
    } catch {
      // A browser without storage.
    }
  }, [realm])
  return isLost
}

function writeLastOwner(owner: string | undefined): void {
  try {
    if (owner) sessionStorage.setItem(LAST_OWNER, owner)
    else sessionStorage.removeItem(LAST_OWNER)
  } catch {
    // A browser without storage.
  }
}
