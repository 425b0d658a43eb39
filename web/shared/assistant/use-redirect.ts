import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatThread } from './chat-thread.ts'

/** From the end of a conversation to the messaging app (ms; specification §9). */
const REDIRECT_AFTER_MS = 1_500

/** Leads to the messaging app where a reply says so; not again for a conversation that had ended before. */
export function useRedirect(thread: ChatThread | undefined, link: string): void {
  const shouldRedirect = thread?.flag.isShouldRedirect === true
  const isKnown = thread !== undefined
  const wasOpen = useRef(false)
  const redirect = useEffectEvent(() => location.assign(link))
  useEffect(() => {
    if (!shouldRedirect) {
      wasOpen.current = isKnown
      return undefined
    }
    if (!wasOpen.current) return undefined
    wasOpen.current = false
    const timer = setTimeout(redirect, REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shouldRedirect, isKnown])
}
