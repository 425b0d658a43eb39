import type { ChatMessage } from './chat-thread.ts'

type Chat = readonly ChatMessage[]

export const isReplyPending = (chat: Chat): boolean => chat.some(({ isLoading }) => isLoading)

/** A message that was sent, and the reply that is awaited. */
export const addMessage = (chat: Chat, text: string): ChatMessage[] => [
  ...chat,
  { role: 'user', response: text, isLoading: false },
  { role: 'model', response: '', isLoading: true },
]

/** The next piece of a reply; the first one begins it where none is awaited, as one by staff. */
export function addReplyPiece(chat: Chat, text: string): ChatMessage[] {
  const last = chat.at(-1)
  return last?.role === 'model' && last.isLoading
    ? [...chat.slice(0, -1), { ...last, response: last.response + text }]
    : [...chat, { role: 'model', response: text, isLoading: true }]
}

/** A reply is complete. One without words is still to be written by a person. */
export const completeReply = (chat: Chat, person: string | null | undefined): ChatMessage[] =>
  chat
    .filter(({ isLoading, response }) => !isLoading || response !== '')
    .map((message) =>
      message.isLoading ? { ...message, ...(person ? { person } : {}), isLoading: false } : message,
    )

/** Gives up on a reply that has not come. */
export const dropPendingReply = (chat: Chat): ChatMessage[] =>
  chat.filter(({ isLoading }) => !isLoading)
