import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatMonth } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { bookDue } from '#modules/finance/ledger/service/book-due.ts'
import { findClosable, findLastDay, findMonthState, listMonths } from '../rules.ts'
import * as store from '../store.ts'

/** Every month of the ledger, the newest first: what it moved, and whether it is closed. */
export async function listLedgerMonths(ctx: StaffContext) {
  await bookDue(ctx)
  const [closedThrough, sums, events] = await Promise.all([
    store.loadClosedThrough(ctx.db),
    store.listSums(ctx.db),
    store.listLastEvents(ctx.db),
  ])
  const now = ctx.clock.now()
  const months = listMonths(sums[0]?.month, now)
  const closable = findClosable(months, closedThrough, now)
  const results = months.map((month) => {
    // A month without entries ends as the one before it did.
    const before = sums.findLast((each) => each.month <= month)
    const own = before?.month === month ? before : undefined
    const event = events.find((each) => each.month === month)
    return {
      month,
      state: findMonthState(month, closedThrough, now),
      canClose: month === closable,
      canReopen: closedThrough === findLastDay(month) && ctx.staff.roles.includes('admin'),
      transactions: own?.transactions ?? 0,
      sales: moneyToJson(sen(own?.sales ?? 0)),
      receivables: moneyToJson(sen(before?.receivables ?? 0)),
      unmatched: moneyToJson(sen(before?.unmatched ?? 0)),
      lastEvent: event
        ? { kind: event.kind, at: toIsoTime(event.at), by: event.by, reason: event.reason }
        : null,
    }
  })
  return { results }
}

/**
 * Closes a month: from then on nothing is booked on its days, and what comes late counts for the first open day. A
 * month that is closed already stays so. Throws 409 `ledger.month` for one that is not over, or not the oldest open one.
 */
export async function closeMonth(ctx: StaffContext, month: string) {
  // What has happened in it counts for it, as long as it is open.
  await bookDue(ctx)
  await withTransaction(ctx, async (ctx) => {
    const closedThrough = await store.lockClosedThrough(ctx.db)
    const now = ctx.clock.now()
    const state = findMonthState(month, closedThrough, now)
    if (state === 'closed') return
    const months = listMonths(await store.findFirstMonth(ctx.db), now)
    const closable = findClosable(months, closedThrough, now)
    if (month !== closable) throw refuse(state === 'running' ? running(month) : inTurn(closable))
    await store.saveClosedThrough(ctx.db, findLastDay(month))
    await record(ctx, month, 'closed', '')
  })
  return listLedgerMonths(ctx)
}

/** Opens the month again that was closed last. Throws 409 `ledger.month` for any other. */
export async function reopenMonth(
  ctx: StaffContext,
  month: string,
  { reason }: { reason: string },
) {
  await withTransaction(ctx, async (ctx) => {
    const closedThrough = await store.lockClosedThrough(ctx.db)
    if (closedThrough !== findLastDay(month))
      throw refuse('Hanya bulan yang terakhir ditutup yang dapat dibuka lagi. Muat ulang halaman.')
    const months = listMonths(await store.findFirstMonth(ctx.db), ctx.clock.now())
    const before = months.find((each) => each < month)
    await store.saveClosedThrough(ctx.db, before ? findLastDay(before) : null)
    await record(ctx, month, 'reopened', reason)
  })
  return listLedgerMonths(ctx)
}

async function record(
  ctx: StaffContext,
  month: string,
  kind: 'closed' | 'reopened',
  reason: string,
): Promise<void> {
  await store.insertEvent(ctx.db, {
    month,
    kind,
    at: ctx.clock.now(),
    by: ctx.staff.name,
    reason,
  })
  await recordAuditEntry(ctx, {
    action: kind === 'closed' ? 'Tutup bulan' : 'Buka lagi bulan',
    entityType: 'ledger_month',
    entityId: month,
    entityLabel: formatMonth(month),
    ...(reason && { after: { reason } }),
  })
}

const running = (month: string) =>
  `${formatMonth(month)} belum berakhir. Bulan ditutup setelah hari terakhirnya lewat.`
const inTurn = (closable: string | undefined) =>
  closable
    ? `Bulan ditutup berurutan. Tutup ${formatMonth(closable)} dulu.`
    : 'Bulan ini tidak ada di buku besar. Muat ulang halaman.'
const refuse = (message: string) => new Refusal('ledger.month', message, 409)
