import type { z } from 'zod'
import type { ChatContext } from '#modules/content/assistant/contract.ts'

export type ChatShown = z.output<typeof ChatContext>
export type ChatGoods = ChatShown['products'][number]

export type ChatMessage = {
  role: 'user' | 'model'
  response: string
  /** The reply has not arrived as a whole yet. */
  isLoading: boolean
  /** The member of staff who wrote it. */
  person?: string
}

/** A conversation as this browser remembers it. */
export type ChatThread = {
  threadId: string
  chat: ChatMessage[]
  context: Pick<ChatShown, 'products' | 'options' | 'name' | 'shipping_address'> & {
    /** Who answers in place of the assistant; missing in older conversations. */
    person?: string | null
    /** Something waits for a person; missing in older conversations. */
    isPersonAwaited?: boolean
  }
  flag: ChatShown['flag']
  /** Milliseconds since 1970. */
  lastChatAt: number
  /** Where the event stream resumes. */
  lastEventId?: string
}

const STORAGE_KEY = 'chat_threads'
/** Conversations that a browser remembers (specification §9). */
const MAX_THREADS = 5
/** After this much silence a new conversation begins (ms; specification §9). */
export const NEW_THREAD_AFTER_MS = 10 * 60_000
/** The same where a person answers, who takes longer (ms). */
const NEW_THREAD_AFTER_PERSON_MS = 2 * 60 * 60_000
/** The same while something waits for a person, over a weekend and holidays too (ms): the answer must be found. */
const NEW_THREAD_AFTER_WAITING_MS = 7 * 24 * 60 * 60_000

export const createThread = (threadId: string, now: number): ChatThread => ({
  threadId,
  chat: [],
  context: { products: [], options: [], name: null, shipping_address: null },
  flag: { isConversationEnded: false, isShouldRedirect: false },
  lastChatAt: now,
})

/** The conversations, oldest first; none where the browser stores nothing. */
export function loadThreads(storage: Pick<Storage, 'getItem'>): ChatThread[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as ChatThread[]) : []
  } catch {
    return []
  }
}

/** The conversations with this one as the last; the oldest is dropped. */
export const putThread = (threads: readonly ChatThread[], thread: ChatThread): ChatThread[] =>
  [...threads.filter(({ threadId }) => threadId !== thread.threadId), thread].slice(-MAX_THREADS)

/** Stores a conversation. Without room or storage it is only in the page. */
export function saveThread(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  thread: ChatThread,
): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(putThread(loadThreads(storage), thread)))
  } catch {
    // The page still shows it.
  }
}

/** The conversation to go on with: the last one, unless it ended or was quiet for too long. */
export function findOpenThread(
  threads: readonly ChatThread[],
  now: number,
): ChatThread | undefined {
  const last = threads.at(-1)
  const isOpen =
    last && !last.flag.isConversationEnded && now - last.lastChatAt < findQuietMs(last.context)
  return isOpen ? last : undefined
}

/** How long a conversation may be silent and still be resumed (ms). */
function findQuietMs({ person, isPersonAwaited }: ChatThread['context']): number {
  if (isPersonAwaited) return NEW_THREAD_AFTER_WAITING_MS
  return person ? NEW_THREAD_AFTER_PERSON_MS : NEW_THREAD_AFTER_MS
}
