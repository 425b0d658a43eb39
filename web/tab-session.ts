import { useEffect, useState } from 'react'
import { readLastOwner, writeLastOwner } from './last-owner.ts'
import { clearAllDrafts } from './ui/drafts/draft-record.ts'
import { clearForeignDrafts } from './ui/drafts/draft-store.ts'

/** Notes who is signed in. What other people typed in this tab is forgotten, and their pages are not shown again. */
export function useTabOwner(owner: string): void {
  useEffect(() => {
    if (!owner) return
    clearForeignDrafts(owner)
    writeLastOwner(owner)
  }, [owner])
  useEffect(() => {
    // Going back, a browser may restore a page as it was left, although another person reads now.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readLastOwner() !== owner) location.reload()
    }
    addEventListener('pageshow', handleShow)
    return () => removeEventListener('pageshow', handleShow)
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
  useEffect(() => setIsLost(readLastOwner().startsWith(`${realm}-`)), [realm])
  return isLost
}
