import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { Refusal, notFound } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { MAX_LIST_LINES } from '#modules/selling/material-lists/rules/limits.ts'
import { matchList } from '#modules/selling/material-lists/service/match-list.ts'
import * as emails from '../emails.ts'
import { purchaseOrderStateMachine, type PurchaseOrderStatus } from '../rules.ts'
import * as lineStore from '../store/lines.ts'
import { purchaseOrderEvents } from '../store/purchase-order-events.ts'
import * as records from '../store/purchase-orders.ts'
import { asCompanyContext, show } from './staff-records.ts'
import { validateLines } from './validate-lines.ts'

/** Starts work on it, or takes it over from a colleague. Throws 404, 409 `upo.state`. */
export const take = (ctx: StaffContext, id: string) =>
  updateLocked(ctx, id, async (deps, record) => {
    const { staffId, name } = deps.staff
    const assignment = { handler_id: staffId, handler: name }
    if (record.status !== 'in_progress')
      await transition(deps, record, 'in_progress', { changes: assignment })
    else {
      await records.update(deps.db, id, assignment)
      await recordEvent(deps, record, {
        note: `Diambil alih dari ${record.handler}`,
        internal: true,
      })
    }
    await recordAudit(deps, record, 'Ambil PO', { petugas: name })
  })

/**
 * Corrects the lines, and adds pasted ones. Throws 404, 409 `upo.state` once it has ended, 422
 * `upo.unknown` and as `matchList` does.
 */
export const saveLines = (
  ctx: StaffContext,
  id: string,
  input: {
    lines: readonly { id: string; text: string; qty: number; product_variant_id: string | null }[]
    add: string
  },
) =>
  updateLocked(ctx, id, async (deps, record) => {
    if (record.endedAt) throw purchaseOrderStateMachine.refuse(record.status)
    const before = await lineStore.listLines(deps.db, id)
    await lineStore.updateLines(deps.db, id, await validateLines(deps, input.lines))
    if (input.add.trim()) {
      const { lines } = await matchList(asCompanyContext(deps, record), input.add, undefined)
      const added = lines.map(({ written, text, qty, state, candidates }) => ({
        written,
        text,
        qty,
        product_variant_id: state === 'matched' ? candidates[0]!.product_variant_id : null,
      }))
      await lineStore.insert(deps.db, id, await validateLines(deps, added))
    }
    const after = await lineStore.listLines(deps.db, id)
    assertLineCount(after.length)
    await recordAudit(
      deps,
      record,
      'Ubah baris PO',
      { baris: summarizeLines(after) },
      { baris: summarizeLines(before) },
    )
  })

/** Adds a note for colleagues. Throws 404. */
export const addNote = (ctx: StaffContext, id: string, text: string) =>
  updateLocked(ctx, id, async (deps, record) => {
    await recordEvent(deps, record, { note: text, internal: true })
    await recordAudit(deps, record, 'Catat di PO', { catatan: text })
  })

/** Completes it and e-mails the outcome to the sender. Throws 404, 409 `upo.state`. */
export const finish = (ctx: StaffContext, id: string, outcome: string) =>
  updateLocked(ctx, id, async (deps, record) => {
    const changes = { outcome, ended_at: deps.clock.now() }
    await transition(deps, record, 'done', { changes, note: outcome })
    await emails.queueDoneEmail(deps, record, outcome)
    await recordAudit(deps, record, 'Selesaikan PO', { status: 'done', hasil: outcome })
  })

/**
 * Completes it with the order that staff placed out of it, in the caller's transaction; the member who places it works on it.
 * Throws 404, 409 `upo.state`.
 */
export const convertToOrder = async (
  ctx: StaffContext,
  id: string,
  order: { id: string; number: string },
): Promise<void> => {
  const record = await records.lock(ctx.db, id)
  if (!record) throw notFound()
  if (record.status === 'new') await take(ctx, id)
  await records.update(ctx.db, id, { order_id: order.id })
  await finish(ctx, id, `PO ini kami buatkan pesanan ${order.number}.`)
}

/** Cancels it and e-mails the reason to the sender. Throws 404, 409 `upo.state`. */
export const cancel = (ctx: StaffContext, id: string, reason: string) =>
  updateLocked(ctx, id, async (deps, record) => {
    const changes = { outcome: reason, ended_at: deps.clock.now() }
    await transition(deps, record, 'cancelled', { changes, note: reason })
    await emails.queueCancelledEmail(deps, record, reason)
    await recordAudit(deps, record, 'Batalkan PO', { status: 'cancelled', alasan: reason })
  })

function assertLineCount(lines: number): void {
  if (lines <= MAX_LIST_LINES) return
  const message = `Paling banyak ${MAX_LIST_LINES} baris dalam satu PO.`
  throw Refusal.field('add', 'list.long', message)
}

async function updateLocked(
  ctx: StaffContext,
  id: string,
  work: (deps: StaffContext, record: records.PurchaseOrderRecord) => Promise<unknown>,
) {
  await withTransaction(ctx, async (ctx) => {
    const record = await records.lock(ctx.db, id)
    if (!record) throw notFound()
    await work(ctx, record)
  })
  return show(ctx, id)
}

async function transition(
  deps: StaffContext,
  record: records.PurchaseOrderRecord,
  requested: PurchaseOrderStatus,
  { changes, note: text }: { changes: records.PurchaseOrderChanges; note?: string },
): Promise<void> {
  const status = purchaseOrderStateMachine.transition(record.status, requested, 'staff')
  await records.update(deps.db, record.id, { ...changes, status })
  await recordEvent(deps, record, { to: status, note: text ?? null })
}

const recordEvent = (
  deps: StaffContext,
  { id, status }: records.PurchaseOrderRecord,
  event: { to?: PurchaseOrderStatus; note: string | null; internal?: boolean },
) =>
  purchaseOrderEvents.insert(deps.db, id, {
    from: status,
    to: status,
    at: deps.clock.now(),
    by: toStaffActor(deps),
    internal: false,
    ...event,
  })

const recordAudit = (
  deps: StaffContext,
  record: records.PurchaseOrderRecord,
  action: string,
  after: object,
  before: object = { status: record.status, petugas: record.handler },
) =>
  recordAuditEntry(deps, {
    action,
    entityType: 'po',
    entityId: record.id,
    entityLabel: `${record.number}, ${record.company}`,
    before,
    after,
  })

/** The lines in short, for the audit log. */
const summarizeLines = (lines: readonly lineStore.PurchaseOrderLineRow[]) =>
  lines.map(({ text, qty, variantId }) => `${qty} × ${text}${variantId === null ? ' (?)' : ''}`)
