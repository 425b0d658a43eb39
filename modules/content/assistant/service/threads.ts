import { toIsoTime } from '#platform/clock.ts'
import { announce } from '#platform/database/live-updates.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, Context } from '#platform/http/context.ts'
import { findRecordedOutput, runIdempotently } from '#platform/http/idempotency.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { emptyDialogue, type CurrentPage } from '../rules/dialogue.ts'
import { MAX_ITEMS, MAX_MESSAGES } from '../rules/limits.ts'
import { presentContext } from '../presenter.ts'
import * as store from '../store/threads.ts'
import { answerMessage, type AnsweredMessage } from './answer-message.ts'
import { answerWithModel } from './answer-with-model.ts'

export const toThreadTopic = (threadId: string): string => `chat:${threadId}`

/** The owners whose threads the caller may read. */
const resolveOwner = (ctx: Context): store.ThreadOwner => ({
  accountId: ctx.actor.kind === 'buyer' ? ctx.actor.accountId : null,
  visitorHash: ctx.visitor.token ? hashToken(ctx.visitor.token) : null,
})

/** Begins a thread. A visitor without a token is issued one, and so owns it. */
export async function beginThread(ctx: Context): Promise<{ threadId: string }> {
  const owner = resolveOwner(ctx)
  const visitorHash = owner.accountId ? null : hashToken(ctx.visitor.token ?? ctx.visitor.issue())
  const at = ctx.clock.now()
  return {
    threadId: await store.insertThread(ctx.db, { ...owner, visitorHash }, emptyDialogue, at),
  }
}

/** The caller's thread. Throws 404, for somebody else's too. */
export async function loadThread(ctx: Context, threadId: string): Promise<store.ThreadRow> {
  const owner = resolveOwner(ctx)
  const thread =
    owner.accountId || owner.visitorHash
      ? await store.findThread(ctx.db, threadId, owner)
      : undefined
  if (!thread) throw notFound()
  return thread
}

export type NewMessage = {
  message: string
  threadId: string
  currentPage?: CurrentPage | null | undefined
}
type SentMessage = { threadId: string; lastChatAt: string }

/**
 * Answers a message and stores both; the stream of the thread sends the reply. No transaction is open meanwhile, because
 * a model may take seconds. Throws 404, 409 `chat.ended`, 409 `chat.busy` where another message was answered meanwhile,
 * 422 `chat.long` where nothing more fits.
 */
export async function sendMessage(
  ctx: Context,
  { message, threadId, currentPage }: NewMessage,
): Promise<SentMessage> {
  const { claim } = ctx
  const recorded = claim && (await findRecordedOutput<SentMessage>(ctx.db, claim))
  if (recorded) return recorded
  const thread = await loadThread(ctx, threadId)
  requireRoom(thread)
  const answered = await answerTurn(ctx, thread, message, currentPage ?? null)
  const store = (ctx: Context) => storeMessage(ctx, thread, message, answered)
  return claim
    ? runIdempotently(ctx.db, claim, (db) => store({ ...ctx, db }))
    : withTransaction(ctx, store)
}

/** Throws 409 `chat.ended`, 422 `chat.long`. */
function requireRoom({ endedAt, revision, dialogue }: store.ThreadRow): void {
  if (endedAt)
    throw new Refusal('chat.ended', 'Percakapan telah selesai. Mulai percakapan baru.', 409)
  if (revision >= MAX_MESSAGES || dialogue.items.length > MAX_ITEMS)
    throw new Refusal('chat.long', 'Percakapan ini sudah panjang. Mulai percakapan baru.')
}

/** Where a person answers, the assistant is silent and learns nothing of it. */
async function answerTurn(
  ctx: Context,
  thread: store.ThreadRow,
  message: string,
  page: CurrentPage | null,
): Promise<AnsweredMessage> {
  if (thread.handler) return { dialogue: thread.dialogue, reply: '', options: [], unclear: [] }
  return (
    (await answerWithModel(ctx, thread, message, page)) ??
    (await answerMessage(ctx, thread.dialogue, message, page))
  )
}

/** Stores a message with its reply, and announces it. Throws 409 `chat.busy`. */
async function storeMessage(
  ctx: Context,
  thread: store.ThreadRow,
  message: string,
  { dialogue, reply, options, unclear }: AnsweredMessage,
): Promise<SentMessage> {
  const at = ctx.clock.now()
  const { id: threadId, handler, revision } = thread
  const isEnded = dialogue.end !== null
  if (!(await store.updateThread(ctx.db, thread, { dialogue, at, isEnded })))
    throw new Refusal('chat.busy', 'Pesan lain sedang dijawab. Kirim lagi sebentar.', 409)
  const context = { ...presentContext(dialogue, options), person: handler }
  const number = revision + 1
  const row = { threadId, number, message, reply, person: null, context, unclear, at }
  await store.insertMessage(ctx.db, row)
  await announce(ctx.db, toThreadTopic(threadId))
  return { threadId, lastChatAt: toIsoTime(at) }
}

/** Deletes threads that nobody has written in since. */
export const purgeThreads = async ({ db }: AppDeps, before: Date): Promise<void> =>
  void (await store.deleteStaleThreads(db, before))
