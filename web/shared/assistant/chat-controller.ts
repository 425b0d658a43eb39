import { writeFileMessage } from '#modules/content/assistant/rules/list-files.ts'
import { openStorage } from '#web/browser-storage.ts'
import {
  beginConversation,
  createKey,
  followConversation,
  isOver,
  postFile,
  postMessage,
  readRefusal,
} from './chat-connection.ts'
import {
  addMessage,
  addReplyPiece,
  completeReply,
  dropPendingReply,
  isReplyPending,
} from './chat-replies.ts'
import {
  createThread,
  findOpenThread,
  loadThreads,
  saveThread,
  type ChatShown,
  type ChatThread,
} from './chat-thread.ts'

/** Tries before the panel says that the connection failed (specification §9). */
const MAX_RETRIES = 50
/** Between two tries (ms). */
const RETRY_AFTER_MS = 2_000
/** Gives up on a reply that has not begun by then (ms). */
const REPLY_TIMEOUT_MS = 30_000

export type ChatState = {
  thread: ChatThread | undefined
  /** Every attempt to connect failed. */
  hasFailed: boolean
}

/** Whether something was sent; if not, why it is not taken, where the shop says so. */
export type SendResult = { isSent: true } | { isSent: false; refusal: string | null }

export const isPending = ({ thread }: ChatState): boolean =>
  thread !== undefined && isReplyPending(thread.chat)

/** The conversation of this page with the assistant; the panel shows its state. */
export function createChatController() {
  let state: ChatState = { thread: undefined, hasFailed: false }
  const listeners = new Set<() => void>()
  let stopFollowing: (() => void) | undefined
  let retries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let replyTimer: ReturnType<typeof setTimeout> | undefined
  /** The last message, until its arrival is confirmed. */
  let unsent: { about: string; threadId: string; key: string } | undefined

  function update(change: Partial<ChatState>): void {
    state = { ...state, ...change }
    if (change.thread) saveThread(openStorage('localStorage'), change.thread)
    for (const tell of listeners) tell()
  }
  const updateThread = (change: (thread: ChatThread) => Partial<ChatThread>): void => {
    if (state.thread) update({ thread: { ...state.thread, ...change(state.thread) } })
  }

  /** Resumes the last conversation, or begins one. */
  async function start(): Promise<void> {
    clearTimeout(timer)
    const known =
      state.thread && !state.thread.flag.isConversationEnded
        ? findOpenThread([state.thread], Date.now())
        : findOpenThread(loadThreads(openStorage('localStorage')), Date.now())
    try {
      const thread = known ?? createThread(await beginConversation(), Date.now())
      update({ thread, hasFailed: false })
      follow(thread)
    } catch {
      retry(undefined)
    }
  }

  /** Retries after a pause. An empty conversation that the server no longer knows is forgotten. */
  function retry(threadId: string | undefined): void {
    retries += 1
    if (retries > MAX_RETRIES) return update({ hasFailed: true })
    if (threadId && state.thread?.chat.length === 0) update({ thread: undefined })
    timer = setTimeout(() => void start(), RETRY_AFTER_MS)
  }

  function follow(thread: ChatThread): void {
    stopFollowing?.()
    stopFollowing = followConversation(thread.threadId, thread.lastEventId, {
      onOpen: () => (retries = 0),
      onChunk,
      onContext,
      onError: (isClosed) => {
        if (isClosed) return retry(thread.threadId)
        retries += 1
        if (retries > MAX_RETRIES) {
          stopFollowing?.()
          update({ hasFailed: true })
        }
      },
    })
  }

  function onChunk(text: string, eventId: string): void {
    clearTimeout(replyTimer)
    updateThread(({ chat }) => ({ chat: addReplyPiece(chat, text), lastEventId: eventId }))
  }

  function onContext({ flag, ...context }: ChatShown, eventId: string): void {
    clearTimeout(replyTimer)
    updateThread(({ chat }) => ({
      chat: completeReply(chat, context.person),
      context,
      flag,
      lastEventId: eventId,
      lastChatAt: Date.now(),
    }))
    if (flag.isConversationEnded) stopFollowing?.()
  }

  /**
   * Sends something. `isSent` is false if it did not arrive. A retry reuses the key, so that a message whose response
   * was lost is not sent twice. `about` identifies the message.
   */
  async function send(
    text: string,
    about: string,
    post: (sent: { threadId: string; key: string }) => Promise<void>,
  ): Promise<SendResult> {
    const { thread } = state
    if (!thread || isPending(state) || thread.flag.isConversationEnded)
      return { isSent: false, refusal: null }
    const { threadId } = thread
    if (unsent?.about !== about || unsent.threadId !== threadId)
      unsent = { about, threadId, key: createKey() }
    const before = thread
    updateThread(({ chat }) => ({ chat: addMessage(chat, text), lastChatAt: Date.now() }))
    try {
      await post({ threadId, key: unsent.key })
      unsent = undefined
      replyTimer = setTimeout(dropPending, REPLY_TIMEOUT_MS)
      return { isSent: true }
    } catch (thrown) {
      // The reply has begun to arrive, so the message did.
      if (state.thread?.lastEventId !== before.lastEventId) {
        unsent = undefined
        return { isSent: true }
      }
      updateThread(() => ({ chat: before.chat }))
      if (await isOver(thrown)) void startAgain()
      return { isSent: false, refusal: await readRefusal(thrown) }
    }
  }

  const dropPending = (): void => updateThread(({ chat }) => ({ chat: dropPendingReply(chat) }))

  /** Begins a new conversation after one that ended or that the server no longer knows. */
  async function startAgain(): Promise<void> {
    stopFollowing?.()
    retries = 0
    updateThread(({ flag }) => ({ flag: { ...flag, isConversationEnded: true } }))
    await start()
  }

  return {
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    getState: () => state,
    /** Opens the panel, and waits once more for a reply that a reload interrupted. */
    open(): void {
      retries = 0
      if (state.hasFailed) update({ hasFailed: false })
      void start().then(() => {
        if (isPending(state)) replyTimer ??= setTimeout(dropPending, REPLY_TIMEOUT_MS)
      })
    },
    close(): void {
      clearTimeout(timer)
      stopFollowing?.()
    },
    sendMessage: (text: string, currentPage: object | null) =>
      send(text, text, (sent) => postMessage({ ...sent, text, currentPage })),
    /** Sends a file or a photo of a list. */
    sendFile: (file: File) =>
      send(writeFileMessage(file.name), `${file.name} ${file.size} ${file.lastModified}`, (sent) =>
        postFile({ ...sent, file }),
      ),
    startAgain,
  }
}
