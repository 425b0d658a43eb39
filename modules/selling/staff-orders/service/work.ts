import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { addNote, lockOrder } from '#modules/selling/orders/service/orders.ts'
import { queueMessageEmail } from '../emails.ts'
import { addTag, removeTag } from '../rules/tags.ts'
import * as store from '../store/work.ts'

/** Who works on an order, its tags and notes, and who else could. Throws 404. */
export async function showWork({ db }: StaffContext, id: string) {
  const record = await store.findWork(db, id)
  if (!record) throw notFound()
  const [notes, colleagues, knownTags, orders] = await Promise.all([
    store.listNotes(db, id),
    store.listColleagues(db),
    store.listKnownTags(db),
    store.countOrders(db, record.accountId),
  ])
  const { assigneeId, assignee, tags, accountId } = record
  return {
    assignee: assigneeId && assignee ? { id: assigneeId, name: assignee } : null,
    tags,
    knownTags: knownTags.filter((tag) => !tags.includes(tag)),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: toIsoTime(at) })),
    colleagues: colleagues.map(({ id, name }) => ({ id, name })),
    account: { id: accountId, orders },
  }
}

/** What orders can be filtered by, and handed to. */
export async function listChoices({ db }: StaffContext) {
  const [warehouses, colleagues, tags] = await Promise.all([
    store.listWarehouses(db),
    store.listColleagues(db),
    store.listKnownTags(db),
  ])
  return { warehouses, colleagues: colleagues.map(({ id, name }) => ({ id, name })), tags }
}

/** Assigns an order to a colleague, or to no one. Throws 404, 422 `order.colleague`. */
export const assign = (ctx: StaffContext, id: string, staffId: string | null) =>
  withRecord(ctx, id, async (ctx, record) => {
    const colleague = (await store.listColleagues(ctx.db)).find((each) => each.id === staffId)
    if (staffId !== null && !colleague)
      throw Refusal.field(
        'staffId',
        'order.colleague',
        'Rekan ini tidak lagi mengurus pesanan. Pilih yang lain.',
      )
    if (record.assigneeId === staffId) return
    await store.saveAssignee(ctx.db, id, staffId)
    await recordOrderAudit(ctx, record, 'Serahkan pesanan', {
      before: { petugas: record.assignee },
      after: { petugas: colleague?.name ?? null },
    })
  })

/** Marks an order with a tag. Throws 404, 422 `order.tags`. */
export const tag = (ctx: StaffContext, id: string, added: string) =>
  changeTags(ctx, id, (tags) => addTag(tags, added))

/** Removes a tag of an order. Throws 404. */
export const untag = (ctx: StaffContext, id: string, removed: string) =>
  changeTags(ctx, id, (tags) => removeTag(tags, removed))

/** Writes a note for colleagues, or to the buyer by e-mail and timeline. Throws 404. */
export const writeMessage = (
  ctx: StaffContext,
  id: string,
  { text, internal }: { text: string; internal: boolean },
): Promise<void> =>
  internal
    ? withTransaction(ctx, (ctx) => writeNote(ctx, id, text))
    : withTransaction(ctx, async (ctx) => {
        const order = await lockOrder(ctx, id)
        await addNote(ctx, order, toStaffActor(ctx), text)
        await queueMessageEmail(ctx, order, text)
      })

/** Writes a note that only staff read, in the caller's transaction. Throws 404. */
export async function writeNote(ctx: StaffContext, orderId: string, text: string): Promise<void> {
  const { db, clock, staff } = ctx
  if (!(await store.findWork(db, orderId))) throw notFound()
  const note = { orderId, at: clock.now(), staffId: staff.staffId, author: staff.name, text }
  await store.insertNote(db, note)
}

const changeTags = (
  ctx: StaffContext,
  id: string,
  change: (tags: readonly string[]) => string[],
): Promise<void> =>
  withRecord(ctx, id, async (ctx, record) => {
    const tags = change(record.tags)
    if (tags.join() === record.tags.join()) return
    await store.saveTags(ctx.db, id, tags)
    await recordOrderAudit(ctx, record, 'Ubah tanda pesanan', {
      before: { tanda: record.tags },
      after: { tanda: tags },
    })
  })

const withRecord = (
  ctx: StaffContext,
  id: string,
  work: (ctx: StaffContext, record: store.OrderWorkRecord) => Promise<void>,
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const record = await store.findWork(ctx.db, id, true)
    if (!record) throw notFound()
    await work(ctx, record)
  })
