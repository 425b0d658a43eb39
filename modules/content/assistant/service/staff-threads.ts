import type { StreamedFile } from '#platform/contract/call.ts'
import { countHours, toIsoTime } from '#platform/clock.ts'
import { announce } from '#platform/database/live-updates.ts'
import { withTransaction, type Db } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { loadQueuePage } from '#modules/foundation/staff-tasks/service.ts'
import { describeItem } from '../rules/reply/describe-item.ts'
import { findChosen, type DialogueItem } from '../rules/track/dialogue.ts'
import { MAX_MESSAGES } from '../rules/limits.ts'
import { ABANDONED_AFTER_MS, findThreadState } from '../rules/thread-state.ts'
import { writeHandBack, writeTakeOver } from '../rules/reply/write-handover.ts'
import { presentContext } from '../presenter.ts'
import * as store from '../store/staff-threads.ts'
import { insertMessage, updateThread } from '../store/threads.ts'
import { openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import { toThreadTopic } from '../rules/thread-topic.ts'

type ListQuery = Omit<store.ThreadListQuery, 'quietSince'>

/** A page of the conversations. */
export function listThreads(ctx: StaffContext, query: ListQuery) {
  const now = ctx.clock.now()
  const quietSince = new Date(now.getTime() - ABANDONED_AFTER_MS)
  return loadQueuePage(
    ctx,
    {
      since: 'since',
      list: async (db: Db, filter: store.ThreadListQuery) =>
        (await store.listThreads(db, filter)).map((row) => presentRow(row, now)),
      count: store.countThreads,
    },
    { ...query, quietSince },
  )
}

/** `since`: when its buyer began to wait for staff, else when something was last said. */
function presentRow({ dialogue, ...row }: store.StaffThreadRecord, now: Date) {
  const waitsSince = row.endedAt ? null : row.waitsSince
  return {
    id: row.id,
    number: row.nr,
    state: findThreadState(row, now),
    buyer: row.accountName ?? dialogue.name,
    address: dialogue.address,
    goods: dialogue.items.map(presentGoods),
    lastMessage: row.lastMessage,
    handler: row.handler,
    lastChatAt: toIsoTime(row.lastChatAt),
    waitsSince: waitsSince && toIsoTime(waitsSince),
    since: waitsSince ?? row.lastChatAt,
  }
}

function presentGoods(item: DialogueItem) {
  const chosen = item.qty === null ? undefined : findChosen(item)
  const { qty, unit } = chosen ?? item
  return { name: describeItem(item), qty, unit }
}

/** One conversation. Throws 404. */
export async function showThread(ctx: StaffContext, id: string) {
  const row = await store.findThreadForStaff(ctx.db, id)
  if (!row) throw notFound()
  const said = await store.listSaid(ctx.db, id)
  const now = ctx.clock.now()
  const { since, ...thread } = presentRow(row, now)
  return {
    ...thread,
    ageHours: countHours(since, now),
    accountId: row.accountId,
    name: row.dialogue.name,
    isOwnThread: row.handlerId === ctx.staff.staffId,
    messages: said.map(({ at, fileId, fileName, fileKind, ...each }) => ({
      ...each,
      file: fileId && fileName && fileKind ? { id: fileId, name: fileName, kind: fileKind } : null,
      at: toIsoTime(at),
    })),
  }
}

/** A file that the buyer sent in a conversation. Throws 404. */
export async function readThreadFile(
  ctx: StaffContext,
  id: string,
  fileId: string,
): Promise<StreamedFile> {
  const said = await store.listSaid(ctx.db, id)
  if (!said.some((each) => each.fileId === fileId)) throw notFound()
  return openStoredFile(ctx, fileId)
}

/** Takes a conversation over, from the assistant or from a colleague. Throws 404, 409 `chat.ended`. */
export const takeThread = (ctx: StaffContext, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const row = await lockOpenThread(ctx, id)
    const { staffId, name } = ctx.staff
    if (row.handlerId === staffId) return showThread(ctx, id)
    await store.saveHandler(ctx.db, id, { staffId, name })
    await write(ctx, { ...row, handler: name }, writeTakeOver(name), row.waitsSince)
    await audit(ctx, row, 'Ambil alih percakapan', name)
    return showThread(ctx, id)
  })

/** Writes to the buyer. Throws 404, 409 `chat.ended`, 409 `chat.handler`, 422 `chat.long`. */
export const answerThread = (ctx: StaffContext, id: string, text: string) =>
  withTransaction(ctx, async (ctx) => {
    const row = await lockOwnThread(ctx, id)
    if (row.revision >= MAX_MESSAGES)
      throw new Refusal(
        'chat.long',
        'Percakapan ini sudah penuh. Minta pembeli memulai percakapan baru, atau hubungi langsung.',
      )
    await write(ctx, row, text)
    return showThread(ctx, id)
  })

/** Lets the assistant answer again. Throws 404, 409 `chat.ended`, 409 `chat.handler`. */
export const handBackThread = (ctx: StaffContext, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const row = await lockOwnThread(ctx, id)
    await store.saveHandler(ctx.db, id, null)
    await write(ctx, { ...row, handler: null }, writeHandBack())
    await audit(ctx, row, 'Serahkan percakapan ke asisten', null)
    return showThread(ctx, id)
  })

/** Words that were not understood. */
export async function listUnclear({ db }: StaffContext, query: { page: number; count: number }) {
  const [rows, totals] = await Promise.all([store.listUnclear(db, query), store.countUnclear(db)])
  const results = rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: toIsoTime(lastAt) }))
  return { results, ...query, ...totals }
}

async function lockOpenThread(ctx: StaffContext, id: string): Promise<store.StaffThreadRecord> {
  await store.lockThread(ctx.db, id)
  const row = await store.findThreadForStaff(ctx.db, id)
  if (!row) throw notFound()
  if (row.endedAt)
    throw new Refusal('chat.ended', 'Percakapan ini telah selesai. Hubungi pembeli langsung.', 409)
  return row
}

async function lockOwnThread(ctx: StaffContext, id: string): Promise<store.StaffThreadRecord> {
  const row = await lockOpenThread(ctx, id)
  if (row.handlerId === ctx.staff.staffId) return row
  const who = row.handler ? `sedang dijawab ${row.handler}` : 'sedang dijawab asisten'
  throw new Refusal('chat.handler', `Percakapan ini ${who}. Ambil alih dulu untuk menjawab.`, 409)
}

/** Stores what a person, or the shop, says to the buyer; the stream of the thread sends it. */
async function write(
  ctx: StaffContext,
  { id, revision, dialogue, handler }: store.StaffThreadRecord,
  reply: string,
  /** Whose question is still open; nobody waits after an answer. */
  waitsSince: Date | null = null,
): Promise<void> {
  const at = ctx.clock.now()
  await updateThread(ctx.db, { id, revision }, { dialogue, at, isEnded: false, waitsSince })
  await insertMessage(ctx.db, {
    threadId: id,
    number: revision + 1,
    message: null,
    reply,
    person: ctx.staff.name,
    context: {
      ...presentContext(dialogue, []),
      person: handler,
      isPersonAwaited: waitsSince !== null,
    },
    unclear: [],
    at,
    fileId: null,
  })
  await announce(ctx.db, toThreadTopic(id))
}

const audit = (
  ctx: StaffContext,
  { id, nr, handler }: store.StaffThreadRecord,
  action: string,
  next: string | null,
) =>
  recordAuditEntry(ctx, {
    action,
    entityType: 'percakapan',
    entityId: id,
    entityLabel: `Percakapan ${nr}`,
    before: { petugas: handler },
    after: { petugas: next },
  })
