import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatDate, formatExact } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import { confirmPayment } from '#modules/finance/payments/service/confirm-payment.ts'
import { lockOrderAndInvoice } from '#modules/finance/payments/service/order-and-invoice.ts'
import { statementBankNames } from '../rules/bank-formats.ts'
import type { BankLineStatus } from '../rules/bank-line-status.ts'
import { suggestInvoices, type Suggestion } from '../rules/match-line.ts'
import * as store from '../store/bank-lines.ts'

/** A page of lines; open ones with the invoices that they may have paid. */
export async function listBankLines(
  { db }: StaffContext,
  query: { status: BankLineStatus; page: number; count: number },
) {
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
    note: line.note,
    suggestions: suggestInvoices(
      { ...line, amount: sen(line.amount) },
      candidates.get(line.id) ?? [],
    ).map(presentSuggestion),
  }))
  return { results, page: query.page, count: query.count, ...totals }
}

const presentSuggestion = ({ expected, ...suggestion }: Suggestion) => ({
  ...suggestion,
  expected: moneyToJson(expected),
})

/** An open line, locked until the transaction ends. Throws 404, 409 `bank.settled`. */
async function lockOpenLine(ctx: StaffContext, id: string): Promise<store.BankLineRecord> {
  const line = await store.lockLine(ctx.db, id)
  if (!line) throw notFound()
  if (line.status !== 'open')
    throw new Refusal(
      'bank.settled',
      'Mutasi ini sudah diurus rekan Anda. Muat ulang daftarnya.',
      409,
    )
  return line
}

/**
 * Takes a line as the payment of invoices, which have to ask for exactly its amount together; each is settled as by
 * hand. Throws 404, 409 `bank.settled`, `invoice.state`, 422 `bank.invoice`, `bank.total`.
 */
export const matchLine = (
  ctx: StaffContext,
  id: string,
  { invoices }: { invoices: readonly string[] },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const line = await lockOpenLine(ctx, id)
    const numbers = [...new Set(invoices)]
    const found = await store.findInvoices(ctx.db, numbers)
    const missing = numbers.find((number) => !found.some((each) => each.number === number))
    if (missing)
      throw refuseInvoice(
        `Tagihan ${missing} tidak ada. Periksa nomornya, misalnya INV/2026/11/000123.`,
      )
    const paid: { orderId: string; invoiceId: string; amount: Money }[] = []
    // By order, as everywhere, so that two lines of the same orders do not wait for one another.
    for (const { orderId, id: invoiceId, number } of found) {
      const { invoice } = await lockOrderAndInvoice(ctx, orderId)
      if (invoice.id !== invoiceId)
        throw refuseInvoice(
          `Tagihan ${number} sudah diganti ${invoice.number}. Cocokkan dengan yang itu.`,
        )
      paid.push({ orderId, invoiceId, amount: computeTransferAmount(invoice) })
    }
    assertTotal(sen(line.amount), paid)
    const source = `Mutasi ${statementBankNames[line.bank]} ${formatDate(`${line.day}T12:00:00+07:00`)}: ${line.description}`
    for (const { orderId, amount } of paid)
      await confirmPayment(ctx, orderId, {
        received: moneyToJson(amount),
        note: source.slice(0, 300),
      })
    await store.insertPaidInvoices(ctx.db, id, paid)
    const settled = {
      status: 'matched',
      at: ctx.clock.now(),
      by: ctx.staff.name,
      note: null,
    } as const
    await store.settleLine(ctx.db, id, settled)
    await recordLineAudit(ctx, line, 'Cocokkan mutasi bank', {
      status: 'matched',
      invoices: numbers,
    })
  })

function assertTotal(amount: Money, paid: readonly { amount: Money }[]): void {
  const total = sen(paid.reduce((sum, each) => sum + each.amount, 0))
  if (total === amount) return
  throw refuseInvoice(
    `Tagihannya meminta ${describe(total)}, yang masuk ${describe(amount)}. Pilih tagihan yang jumlahnya tepat, atau terima selisihnya di halaman pesanan.`,
    'bank.total',
  )
}

/** Sets a line aside that pays no invoice, with a reason for colleagues. Throws 404, 409 `bank.settled`. */
export const setLineAside = (ctx: StaffContext, id: string, note: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const line = await lockOpenLine(ctx, id)
    const settled = { status: 'set_aside', at: ctx.clock.now(), by: ctx.staff.name, note } as const
    await store.settleLine(ctx.db, id, settled)
    await recordLineAudit(ctx, line, 'Sisihkan mutasi bank', { status: 'set_aside', note })
  })

/** Brings a line back that was set aside. Throws 404, 409 `bank.settled`. */
export const reopenLine = (ctx: StaffContext, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const line = await store.lockLine(ctx.db, id)
    if (!line) throw notFound()
    if (line.status !== 'set_aside')
      throw new Refusal(
        'bank.settled',
        'Mutasi ini tidak sedang disisihkan. Muat ulang daftarnya.',
        409,
      )
    await store.settleLine(ctx.db, id, { status: 'open', at: null, by: null, note: null })
    await recordLineAudit(ctx, line, 'Buka lagi mutasi bank', { status: 'open' })
  })

const recordLineAudit = (
  ctx: StaffContext,
  line: store.BankLineRecord,
  action: string,
  after: Record<string, unknown>,
) =>
  recordAuditEntry(ctx, {
    action,
    entityType: 'bank_line',
    entityId: line.id,
    entityLabel: `${statementBankNames[line.bank]} ${describe(sen(line.amount))}`,
    before: { status: line.status },
    after,
  })

const describe = (amount: Money): string => `Rp ${formatExact(moneyToJson(amount))}`

const refuseInvoice = (message: string, code = 'bank.invoice') =>
  Refusal.field('invoices', code, message)
