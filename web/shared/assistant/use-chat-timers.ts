import { useEffect, useEffectEvent, useRef } from 'react'
import { pushToDataLayer } from '#web/data-layer.ts'
import type { ChatThread } from './chat-thread.ts'

/** From the end of a conversation to the messaging app (ms; specification §9). */
const REDIRECT_AFTER_MS = 1_500
/** Without a word for so long a conversation counts as abandoned (ms; specification §9). */
const ABANDONED_AFTER_MS = 120_000

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

/** Tells analytics of a conversation that nobody goes on with, also one whose panel was closed. */
export function useAbandonment(thread: ChatThread | undefined): void {
  const said = thread?.chat.length ?? 0
  const isOpen = said > 0 && thread?.flag.isConversationEnded === false
  const threadId = thread?.threadId
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => {
      pushToDataLayer({ event: 'chat_abandoned', threadId })
    }, ABANDONED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen, said, threadId])
}
