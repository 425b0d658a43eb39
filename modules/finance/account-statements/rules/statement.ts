import { moneyToJson, sen, sum, zero, type Money } from '#platform/money.ts'
import { formatExact } from '#platform/format.ts'
import {
  ageBands,
  countDaysLate,
  findAgeBand,
  type AgeBand,
} from '#modules/finance/invoices/ageing-rules.ts'

/** What one event of the ledger changed between a buyer and the shop (sen, what the buyer owes above zero). */
export type StatementEvent = {
  /** The day in Jakarta that it counts for: `2026-11-20`. */
  day: string
  kind: string
  /** The number of the invoice or credit note. */
  document: string
  invoiceNumber: string
  poNumber: string | null
  /** What is owed on invoices, and what the shop owes back, as the ledger has them. */
  receivables: number
  refunds: number
  /** What came in, or went out below zero. */
  money: number
  /** What was not asked for any more. */
  writtenOff: number
}

/** What is owed on an invoice at the end of the statement (sen). */
type StatementInvoice = {
  id: string
  number: string
  poNumber: string | null
  dueAt: Date
  owed: Money
  /** What of it is the fee of its delay. */
  lateFee: Money
}

type StatementLine = {
  day: string
  title: string
  note: string
  /** Sen: what the buyer owes more, and less. One of them is zero. */
  debit: Money
  credit: Money
  balance: Money
}

/** A month of a buyer's account in sen. Below zero, the shop owes the buyer. */
export type Statement = {
  opening: Money
  lines: StatementLine[]
  debits: Money
  credits: Money
  closing: Money
  /** The closing balance is what is owed on invoices less what the shop owes back. */
  owed: Money
  refundable: Money
  open: (StatementInvoice & { daysLate: number })[]
  ageing: { band: AgeBand; amount: Money }[]
}

/** What a statement of a month is made of: the balances before it, its events in time order, and its end. */
export type StatementFacts = {
  opening: { receivables: Money; refunds: Money }
  events: readonly StatementEvent[]
  open: readonly StatementInvoice[]
  /** When it ends: with the month, or now. */
  asOf: Date
}

/** Throws where the open invoices are not what opening and events add up to: the ledger was read at two moments. */
export function makeStatement({ opening, events, open, asOf }: StatementFacts): Statement {
  const start = sen(opening.receivables + opening.refunds)
  let balance = start
  const lines = events
    .filter(({ receivables, refunds }) => receivables + refunds !== 0)
    .map((event): StatementLine => {
      const change = sen(event.receivables + event.refunds)
      balance = sen(balance + change)
      return {
        day: event.day,
        title: titles[event.kind] ?? 'Penyesuaian',
        note: describeEvent(event),
        debit: change > 0 ? change : zero,
        credit: change < 0 ? sen(-change) : zero,
        balance,
      }
    })
  const owed = sum(open.map((invoice) => invoice.owed))
  const refundable = sen(
    -(opening.refunds + events.reduce((total, { refunds }) => total + refunds, 0)),
  )
  if (owed - refundable !== balance)
    throw new RangeError(`open invoices and balance differ by ${owed - refundable - balance} sen`)
  const aged = open.map((invoice) => ({
    ...invoice,
    daysLate: countDaysLate(invoice.dueAt, asOf),
  }))
  return {
    opening: start,
    lines,
    debits: sum(lines.map(({ debit }) => debit)),
    credits: sum(lines.map(({ credit }) => credit)),
    closing: balance,
    owed,
    refundable,
    open: aged,
    ageing: ageBands.map((band) => ({
      band,
      amount: sum(
        aged.filter(({ daysLate }) => findAgeBand(daysLate) === band).map((each) => each.owed),
      ),
    })),
  }
}

const titles: Readonly<Record<string, string>> = {
  invoice_issued: 'Tagihan',
  invoice_paid: 'Pembayaran',
  payment_undone: 'Pembayaran dibatalkan',
  invoice_void: 'Tagihan dibatalkan',
  invoice_cancelled: 'Pesanan dibatalkan',
  credit_note: 'Nota kredit',
  credit_note_paid: 'Dana nota kredit dikirim',
  refund_paid: 'Dana dikembalikan',
  substitution: 'Barang diganti',
  late_fee: 'Denda keterlambatan',
  late_fee_waived: 'Denda dihapus',
}

/** Its documents, and for a payment what came in where that is not what was owed. */
function describeEvent(event: StatementEvent): string {
  const { document, invoiceNumber, poNumber } = event
  return [
    document,
    document === invoiceNumber ? '' : `tagihan ${invoiceNumber}`,
    poNumber ? `PO ${poNumber}` : '',
    event.kind === 'invoice_paid' ? describeReceived(event) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

function describeReceived({ receivables, refunds, money, writtenOff }: StatementEvent): string {
  const format = (amount: number) => `Rp ${formatExact(moneyToJson(sen(amount)))}`
  const beyond = money + writtenOff + receivables + refunds
  return [
    beyond > 0 ? `masuk ${format(money)}, termasuk selisih ${format(beyond)}` : '',
    writtenOff > 0 ? `masuk ${format(money)}, kekurangan ${format(writtenOff)} dihapus` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
