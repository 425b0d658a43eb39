import type { StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  findHandPayments,
  pairHandPayments,
  spanConfirmations,
  type HandPayment,
} from '../rules/hand-payments.ts'
import { suggestInvoices } from '../rules/match-line.ts'
import * as lineStore from '../store/bank-lines.ts'
import * as store from '../store/hand-payments.ts'
import type { NewBankLine } from '../store/statements.ts'
import { recordLineAudit } from './locked-line.ts'

type Deps = Pick<StaffContext, 'db'>

/** The payments that finance confirmed by hand and that open lines may be the money of, by line. */
export async function suggestHandPayments(
  { db }: Deps,
  lines: readonly NewBankLine[],
): Promise<Map<string, HandPayment[]>> {
  if (lines.length === 0) return new Map()
  const span = spanConfirmations(lines.map(({ day }) => day))
  const payments = await store.listConfirmedBetween(db, ...span)
  return new Map(lines.map((line) => [line.id, findHandPayments(line, payments)]))
}

/**
 * Joins new lines to the payments whose money they surely are, so that it is in the books once. Returns the ids of the
 * others, which wait. A line that may be the money of two payments, or of an open invoice, waits for finance.
 */
export async function joinNewLines<T extends NewBankLine>(
  ctx: StaffContext,
  lines: readonly T[],
): Promise<T[]> {
  if (lines.length === 0) return []
  const span = spanConfirmations(lines.map(({ day }) => day))
  const payments = await store.listConfirmedBetween(ctx.db, ...span)
  const known = new Set(payments.map(({ amount }) => amount))
  const alike = lines.filter(({ amount }) => known.has(amount))
  if (alike.length === 0) return [...lines]
  const [open, candidates] = await Promise.all([
    lineStore.listOpenAmounts(
      ctx.db,
      alike.map(({ amount }) => amount),
    ),
    lineStore.listCandidates(ctx.db, alike),
  ])
  const isClaimed = ({ id, day, amount }: NewBankLine) =>
    open.filter((each) => each === amount).length > 1 ||
    suggestInvoices({ amount, day, description: '' }, candidates.get(id) ?? []).length > 0
  const joined = new Set<string>()
  for (const { line, payment } of pairHandPayments(alike, payments, isClaimed)) {
    await joinLine(ctx, (await lineStore.lockLine(ctx.db, line.id))!, payment)
    joined.add(line.id)
  }
  return lines.filter(({ id }) => !joined.has(id))
}

/**
 * The payment by hand of exactly these invoices, whose money a line is; undefined where one of them still waits for its
 * own.
 */
export async function findHandPayment(
  { db }: Deps,
  invoiceIds: readonly string[],
): Promise<HandPayment | undefined> {
  const [payment, ...others] = await store.listOfInvoices(db, invoiceIds)
  return payment && others.length === 0 && payment.invoiceIds.length === invoiceIds.length
    ? payment
    : undefined
}

/** Saves that a locked line is the money of a payment. Throws 409 `payment.undo` where that was taken back meanwhile. */
export async function joinLine(
  ctx: StaffContext,
  line: lineStore.BankLineRecord,
  payment: HandPayment,
): Promise<void> {
  if (!(await store.joinLine(ctx.db, line.id, payment)))
    throw new Refusal(
      'payment.undo',
      'Pembayaran ini baru saja dibatalkan atau dicocokkan rekan Anda. Muat ulang daftarnya.',
      409,
    )
  await store.markJoined(ctx.db, line.id, true)
  const received = await store.listReceived(ctx.db, payment.invoiceIds)
  await lineStore.insertPaidInvoices(ctx.db, line.id, received)
  const settled = { status: 'matched', note: null } as const
  await lineStore.settleLine(ctx.db, line.id, {
    ...settled,
    at: ctx.clock.now(),
    by: ctx.staff.name,
  })
  await recordLineAudit(ctx, line, 'Cocokkan mutasi dengan pembayaran', {
    status: 'matched',
    invoices: payment.invoiceNumbers,
  })
}

/** Takes a locked line and its payment apart, which stays as it was confirmed. */
export async function separateLine(ctx: StaffContext, line: lineStore.BankLineRecord) {
  await store.separateLine(ctx.db, line.id)
  await lineStore.deletePaidInvoices(ctx.db, line.id)
}
