import { pushToDataLayer } from '#web/data-layer.ts'
import type { createChatController } from './chat-controller.ts'

/** Without a word for so long a conversation counts as abandoned (ms; specification §9). */
const ABANDONED_AFTER_MS = 120_000

/** Reports an abandoned conversation to analytics, whether its panel is open or closed. */
export function watchAbandonment({
  subscribe,
  getState,
}: Pick<ReturnType<typeof createChatController>, 'subscribe' | 'getState'>): void {
  let said = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  subscribe(() => {
    const { thread } = getState()
    const count = thread?.flag.isConversationEnded ? 0 : (thread?.chat.length ?? 0)
    const saidNow = `${thread?.threadId} ${count}`
    if (saidNow === said) return
    said = saidNow
    clearTimeout(timer)
    if (count === 0) return
    timer = setTimeout(
      () => pushToDataLayer({ event: 'chat_abandoned', threadId: thread?.threadId }),
      ABANDONED_AFTER_MS,
    )
  })
}
