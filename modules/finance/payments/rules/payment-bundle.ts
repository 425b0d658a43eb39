import { days, hours } from '#platform/clock.ts'
import { moneyToJson, sen, sum, type Money } from '#platform/money.ts'
import { formatExact } from '#platform/format.ts'
import { openInvoiceStatuses } from '#modules/finance/invoices/ageing-rules.ts'
import { computeTransferAmount, type InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { isUnderway, type OrderStatus } from '#modules/selling/orders/rules/order-status.ts'

/** The statuses of a bundle of invoices. Only an open one can still be paid. */
export const BundleStatus = ['open', 'paid', 'withdrawn', 'expired'] as const
export type BundleStatus = (typeof BundleStatus)[number]

export const bundleStatusNames: Record<BundleStatus, string> = {
  open: 'Menunggu pembayaran',
  paid: 'Lunas',
  withdrawn: 'Dibatalkan',
  expired: 'Kedaluwarsa',
}

/** How many invoices one payment may be for. */
export const MAX_BUNDLED = 50

/** How long a number or code can be paid, and how long a transfer is waited for, unless an order expires before (ms). */
const GATEWAY_LIFE_MS = hours(24)
const TRANSFER_LIFE_MS = days(3)

/** How several invoices can be paid at once. */
export const bundleMethods = ['transfer', 'va', 'qris'] as const
export type BundleMethod = (typeof bundleMethods)[number]

type Bundled = {
  order: { status: OrderStatus; expiresAt: Date | null }
  invoice: { status: InvoiceStatus; amount: Money }
}

/** Whether an invoice can be paid together with others now. */
export const canBundle = (order: OrderStatus, invoice: InvoiceStatus): boolean =>
  (order === 'awaiting_payment' && invoice === 'unpaid') ||
  (isUnderway(order) && (invoice === 'unpaid' || invoice === 'overdue'))

/** Until when a bundle waits: no longer than any of its orders. */
export function computeBundleEnd(
  method: BundleMethod,
  bundled: readonly { order: Pick<Bundled['order'], 'expiresAt'> }[],
  now: Date,
): Date {
  const life = method === 'transfer' ? TRANSFER_LIFE_MS : GATEWAY_LIFE_MS
  const ends = bundled.flatMap(({ order }) => (order.expiresAt ? [order.expiresAt.getTime()] : []))
  return new Date(Math.min(now.getTime() + life, ...ends))
}

/** Whether each invoice of a bundle still waits for the amount that it had when the bundle was made. */
export const isBundleUnchanged = (bundled: readonly (Bundled & { amount: Money })[]): boolean =>
  bundled.every(
    ({ order, invoice, amount }) =>
      invoice.amount === amount &&
      openInvoiceStatuses.includes(invoice.status) &&
      (isUnderway(order.status) ||
        order.status === 'awaiting_payment' ||
        order.status === 'awaiting_confirmation'),
  )

/** Whether a bundle of unchanged invoices can be settled: it was not withdrawn. */
export const canSettleBundle = (status: BundleStatus): boolean =>
  status === 'open' || status === 'expired'

/** What a bundle is once a payment that had ended it is taken back; an expired one can still be settled by finance. */
export const computeReopenedStatus = (
  { expiresAt, proofSentAt }: { expiresAt: Date; proofSentAt: Date | null },
  now: Date,
): BundleStatus => (proofSentAt || expiresAt > now ? 'open' : 'expired')

/**
 * What each invoice gets of a bundle's payment (sen): its own amount, and the first one the unique code, too, and the sen
 * by which their sum is rounded up.
 */
export const splitBundle = <T extends { amount: Money }>(
  uniqueCode: number,
  bundled: readonly T[],
): (T & { uniqueCode: number; received: Money })[] =>
  bundled.map((each, index) => {
    if (index > 0) return { ...each, uniqueCode: 0, received: each.amount }
    const total = computeBundleTotal(bundled.map(({ amount }) => amount))
    const added = computeTransferAmount({ amount: total, uniqueCode }) - total
    return { ...each, uniqueCode, received: sen(each.amount + added) }
  })

/** Whether money beyond one invoice is that of others in its bundle: more than half of one of them came with it. */
export const hasMoneyOfOthers = (surplus: Money, others: readonly { amount: Money }[]): boolean =>
  others.some(({ amount }) => surplus * 2 > amount)

/** What is to be paid for a bundle (sen). */
export const computeBundleTotal = (amounts: readonly Money[]): Money => sum(amounts)

/** Describes the amount due of a bundle, for the history of its orders. */
export const describeBundle = (
  number: string,
  { count, toSend }: { count: number; toSend: Money },
): string =>
  `Dibayar gabungan ${number}: Rp ${formatExact(moneyToJson(sen(toSend)))} untuk ${count} tagihan.`

/** The buyer's page of a bundle. */
export const buildBundlePath = (id: string): string =>
  `/profile/daftar-invoice/gabungan?${new URLSearchParams({ id })}`
