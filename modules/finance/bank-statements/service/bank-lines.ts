import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { computeUndoDeadline } from '#modules/selling/orders/rules/undo-step.ts'
import type { BankLineStatus } from '../rules/bank-line-status.ts'
import { suggestInvoices, type Suggestion } from '../rules/match-line.ts'
import * as store from '../store/bank-lines.ts'
import type { HandPayment } from '../rules/hand-payments.ts'
import { separateLine, suggestHandPayments } from './join-line.ts'
import { lockOpenLine, recordLineAudit } from './locked-line.ts'
import { openLine, settleLine } from './settle-line.ts'

/** A page of lines; open ones with the invoices that they may have paid. */
export async function listBankLines(ctx: StaffContext, query: Paging & { status: BankLineStatus }) {
  const { db } = ctx
  const [lines, totals] = await Promise.all([
    store.listLines(db, query),
    store.countLines(db, query.status),
  ])
  const candidates =
    query.status === 'open' && lines.length > 0
      ? await store.listCandidates(
          db,
          lines.map(({ id, amount }) => ({ id, amount })),
        )
      : new Map<string, never[]>()
  const confirmed =
    query.status === 'open'
      ? await suggestHandPayments(
          ctx,
          lines.map((line) => ({ ...line, amount: sen(line.amount) })),
        )
      : new Map<string, never[]>()
  const results = lines.map((line) => ({
    id: line.id,
    bank: line.bank,
    day: line.day,
    description: line.description,
    amount: moneyToJson(sen(line.amount)),
    status: line.status,
    invoices: line.invoices,
    settledAt: line.settledAt && toIsoTime(line.settledAt),
    settledBy: line.settledBy,
    undoUntil: findUndoDeadline(ctx, line),
    note: line.note,
    isJoined: line.isJoined,
    suggestions: suggestInvoices(
      { ...line, amount: sen(line.amount) },
      candidates.get(line.id) ?? [],
    ).map(presentSuggestion),
    confirmed: (confirmed.get(line.id) ?? []).map(presentConfirmed),
  }))
  return { results, page: query.page, count: query.count, ...totals }
}

/** Until when its match can be taken back; null where it cannot, and for a bundle. */
function findUndoDeadline(
  { clock }: Pick<StaffContext, 'clock'>,
  { status, settledAt, isUndoable, isJoined }: store.BankLineRecord,
): string | null {
  if (status !== 'matched' || !settledAt || !isUndoable || isJoined) return null
  const until = computeUndoDeadline(settledAt)
  return clock.now() > until ? null : toIsoTime(until)
}

const presentSuggestion = ({ expected, ...suggestion }: Suggestion) => ({
  ...suggestion,
  expected: moneyToJson(expected),
})

const presentConfirmed = ({
  invoiceNumbers,
  orderId,
  orderNumber,
  buyer,
  confirmedOn,
}: HandPayment) => ({ invoiceNumbers, orderId, orderNumber, buyer, confirmedOn })

/** Sets a line aside that pays no invoice, with a reason for colleagues. Throws 404, 409 `bank.settled`. */
export const setLineAside = (ctx: StaffContext, id: string, note: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const line = await lockOpenLine(ctx, id)
    await settleLine(ctx, line, { status: 'set_aside', note })
    await recordLineAudit(ctx, line, 'Sisihkan mutasi bank', { status: 'set_aside', note })
  })

/**
 * Brings a line back that was set aside, or that joined a payment: that stays. Throws 404, 409 `bank.settled`.
 */
export const reopenLine = (ctx: StaffContext, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const line = await store.lockLine(ctx.db, id)
    if (!line) throw notFound()
    if (line.status !== 'set_aside' && !line.isJoined)
      throw new Refusal(
        'bank.settled',
        'Mutasi ini tidak sedang disisihkan. Muat ulang daftarnya.',
        409,
      )
    if (line.isJoined) await separateLine(ctx, line)
    await openLine(ctx, line)
    await recordLineAudit(ctx, line, 'Buka lagi mutasi bank', { status: 'open' })
  })
