import { z } from 'zod'
import { call, json, storedFile } from '#platform/contract/call.ts'
import { DateTime, listOf, PageQuery } from '#platform/contract/schemas.ts'
import { MAX_MESSAGE_LENGTH } from './rules/limits.ts'
import { ThreadFilter, ThreadState } from './rules/thread-state.ts'

/** Goods of a thread: a variant of the catalogue, or the buyer's words while something of it is open. */
const ThreadGoods = z.object({
  name: z.string(),
  qty: z.number().nullable(),
  unit: z.string().nullable(),
})

const StaffThreadRow = z.object({
  id: z.string(),
  /** Counts conversations in the order in which they began. */
  number: z.int(),
  state: z.enum(ThreadState),
  /** Who talks to the assistant, where it is known: the account's name, else the one that they gave. */
  buyer: z.string().nullable(),
  address: z.string().nullable(),
  goods: z.array(ThreadGoods),
  /** The last thing that the buyer wrote. */
  lastMessage: z.string().nullable(),
  handler: z.string().nullable(),
  lastChatAt: DateTime,
  /** Since when the buyer waits for a person; null where nobody does. */
  waitsSince: DateTime.nullable(),
  /** Whole hours since then, or since the last message. */
  ageHours: z.int(),
})

const StaffThread = StaffThreadRow.extend({
  accountId: z.string().nullable(),
  /** The name for the delivery. */
  name: z.string().nullable(),
  /** Whether the caller is the one who answers. */
  isOwnThread: z.boolean(),
  /** The messages with their replies, oldest first. */
  messages: z.array(
    z.object({
      number: z.int(),
      message: z.string().nullable(),
      reply: z.string(),
      /** The member of staff who wrote the reply; the assistant without one. */
      person: z.string().nullable(),
      unclear: z.array(z.string()),
      /** What the buyer sent with it. */
      file: z.object({ id: z.string(), name: z.string(), kind: z.string() }).nullable(),
      at: DateTime,
    }),
  ),
})

const staffCall = { who: 'staff', roles: ['sales'] } as const
const stepCall = {
  ...staffCall,
  ids: 'uuid',
  response: json(StaffThread),
  refusals: ['chat.ended'],
} as const

export const staffAssistantCalls = {
  threads: call('GET /staff/assistant/threads', {
    ...staffCall,
    summary:
      'Conversations with the assistant, the last one that was written in first; `waiting` are those that wait for a person, longest first',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(ThreadFilter).optional().catch(undefined),
    }),
    response: json(listOf(StaffThreadRow)),
  }),
  thread: call('GET /staff/assistant/threads/{id}', {
    ...staffCall,
    ids: 'uuid',
    summary: 'One conversation with what is known of the order',
    response: json(StaffThread),
  }),
  take: call('POST /staff/assistant/threads/{id}/take', {
    ...stepCall,
    summary: 'Answer a conversation by hand; the assistant is silent from here on',
  }),
  answer: call('POST /staff/assistant/threads/{id}/answer', {
    ...stepCall,
    summary: 'Write to the buyer in a conversation that the caller has taken over',
    idempotent: true,
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1, 'Tulis jawabannya.')
        .max(MAX_MESSAGE_LENGTH, `Paling banyak ${MAX_MESSAGE_LENGTH} karakter.`),
    }),
    refusals: ['chat.ended', 'chat.handler', 'chat.long'],
  }),
  handBack: call('POST /staff/assistant/threads/{id}/hand-back', {
    ...stepCall,
    summary: 'Let the assistant answer again',
    refusals: ['chat.ended', 'chat.handler'],
  }),
  file: call('GET /staff/assistant/threads/{id}/files/{fileId}', {
    ...staffCall,
    ids: 'uuid',
    summary: 'A file that the buyer sent in a conversation',
    response: storedFile(),
  }),
  unclear: call('GET /staff/assistant/unclear', {
    who: 'staff',
    roles: ['sales', 'content'],
    summary: 'Words that the assistant did not understand, most frequent first',
    query: PageQuery,
    response: json(
      listOf(
        z.object({ text: z.string(), times: z.int(), lastAt: DateTime, threadId: z.string() }),
      ),
    ),
  }),
}
