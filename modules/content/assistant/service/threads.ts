import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, Context } from '#platform/http/context.ts'
import { findRecordedOutput } from '#platform/http/idempotency.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { discardFiles } from '#modules/foundation/files/service/delete-files.ts'
import { hashToken } from '#platform/token-hash.ts'
import { emptyDialogue, type CurrentPage } from '../rules/track/dialogue.ts'
import { MAX_ITEMS, MAX_MESSAGES } from '../rules/limits.ts'
import * as store from '../store/threads.ts'
import { answerMessage, type AnsweredMessage } from './answer-message.ts'
import { answerWithModel } from './answer-with-model.ts'
import { storeMessage, storeOnce, type SentMessage } from './store-message.ts'

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
  return storeOnce(ctx, (ctx) => storeMessage(ctx, thread, { message, answered }))
}

/** Throws 409 `chat.ended`, 422 `chat.long`. */
export function requireRoom({ endedAt, revision, dialogue }: store.ThreadRow): void {
  if (endedAt)
    throw new Refusal('chat.ended', 'Percakapan telah selesai. Mulai percakapan baru.', 409)
  if (revision >= MAX_MESSAGES || dialogue.items.length > MAX_ITEMS)
    throw new Refusal('chat.long', 'Percakapan ini sudah panjang. Mulai percakapan baru.')
}

/** What is replied where a person answers: the assistant is silent and learns nothing of it. */
export const stayQuiet = ({ dialogue }: Pick<store.ThreadRow, 'dialogue'>): AnsweredMessage => ({
  dialogue,
  reply: '',
  options: [],
  unclear: [],
})

const answerTurn = async (
  ctx: Context,
  thread: store.ThreadRow,
  message: string,
  page: CurrentPage | null,
): Promise<AnsweredMessage> =>
  thread.handler
    ? stayQuiet(thread)
    : ((await answerWithModel(ctx, thread, message, page)) ??
      (await answerMessage(ctx, thread.dialogue, message, page)))

/** Deletes threads that nobody has written in since, with their files. */
export const purgeThreads = (deps: AppDeps, before: Date): Promise<void> =>
  withTransaction(deps, async ({ db }) =>
    discardFiles({ db }, await store.deleteStaleThreads(db, before)),
  )
