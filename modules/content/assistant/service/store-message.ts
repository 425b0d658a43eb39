import { toIsoTime } from '#platform/clock.ts'
import { announce } from '#platform/database/live-updates.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { Context } from '#platform/http/context.ts'
import { runIdempotently, type IdempotencyClaim } from '#platform/http/idempotency.ts'
import { Refusal } from '#platform/refusal.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import { presentContext } from '../presenter.ts'
import { toThreadTopic } from '../rules/thread-topic.ts'
import * as store from '../store/threads.ts'
import type { AnsweredMessage } from './answer-message.ts'

export type SentMessage = { threadId: string; lastChatAt: string }

type NewRow = {
  message: string
  answered: AnsweredMessage
  fileId?: string
  /** Somebody has to look at it, because the assistant could not. */
  isForPeople?: boolean
}

/** Stores in one transaction, once for the key of the request. */
export const storeOnce = (
  ctx: Context,
  work: (ctx: Context) => Promise<SentMessage>,
  claim: IdempotencyClaim | undefined = ctx.claim,
): Promise<SentMessage> =>
  claim ? runIdempotently(ctx.db, claim, (db) => work({ ...ctx, db })) : withTransaction(ctx, work)

/**
 * Stores a message with its reply, and announces it. Staff hear of one that waits for a person, once until it is answered.
 * Throws 409 `chat.busy`.
 */
export async function storeMessage(
  ctx: Context,
  thread: store.ThreadRow,
  { message, answered, fileId, isForPeople = false }: NewRow,
): Promise<SentMessage> {
  const at = ctx.clock.now()
  const { id: threadId, handler, revision } = thread
  const { dialogue, reply, options, unclear } = answered
  const isEnded = dialogue.end !== null
  const isWaiting = handler !== null || isForPeople
  const row = {
    dialogue,
    at,
    isEnded,
    ...(isWaiting ? { waitsSince: thread.waitsSince ?? at } : {}),
  }
  if (!(await store.updateThread(ctx.db, thread, row)))
    throw new Refusal('chat.busy', 'Pesan lain sedang dijawab. Kirim lagi sebentar.', 409)
  await store.insertMessage(ctx.db, {
    threadId,
    number: revision + 1,
    message,
    reply,
    person: null,
    context: {
      ...presentContext(dialogue, options),
      person: handler,
      isPersonAwaited: isWaiting || thread.waitsSince !== null,
    },
    unclear,
    at,
    fileId: fileId ?? null,
  })
  await announce(ctx.db, toThreadTopic(threadId))
  if (isWaiting && !thread.waitsSince) await announceTask(ctx, 'chat')
  return { threadId, lastChatAt: toIsoTime(at) }
}
