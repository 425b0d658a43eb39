import type { z } from 'zod'
import { toIsoTime } from '#platform/clock.ts'
import { moneyInWords } from '#platform/amount-in-words.ts'
import { formatQuantity } from '#platform/format.ts'
import { type Money, type MoneyJson, moneyToJson, multiply } from '#platform/money.ts'
import type { StatusEventRow } from '#platform/database/event-log.ts'
import type { NegotiationHeader, NegotiationLine } from './negotiation-contract.ts'
import { findNegotiationDelivery } from './rules/delivery-choices.ts'
import type { NegotiationAction } from './rules/actions.ts'
import type { NegotiationActor, NegotiationStatus } from './rules/negotiation-status.ts'
import { findCurrentPrice } from './rules/totals.ts'
import type { NegotiationTerms } from './service/terms.ts'
import type { NegotiationLineRow } from './store/lines.ts'
import type { listMessages } from './store/messages.ts'
import type { NegotiationRecord } from './store/negotiations.ts'
import type { NegotiationRound } from './store/rounds.ts'

/** Buyers do not see the names of staff. */
const STAFF_NAME = 'Tim penjualan'
const toMoneyOrNull = (amount: Money | null): MoneyJson | null =>
  amount === null ? null : moneyToJson(amount)
const toTimeOrNull = (at: Date | null): string | null => at && toIsoTime(at)

type Facts = {
  terms: NegotiationTerms
  messages: Awaited<ReturnType<typeof listMessages>>
  events: StatusEventRow<NegotiationStatus, NegotiationActor>[]
  actions: NegotiationAction[]
  expired: boolean
  isStaff: boolean
}

/** A negotiation without its lines; staff also see names and internal notes. */
export function presentHeader(
  record: NegotiationRecord,
  { terms, messages, events, actions, expired, isStaff }: Facts,
): z.output<typeof NegotiationHeader> {
  const nameStaff = (name: string | null) => (name === null || isStaff ? name : STAFF_NAME)
  return {
    id: record.id,
    number: record.number,
    status: record.status,
    expired,
    source: record.source,
    project: record.project,
    company: record.company,
    round: record.round,
    createdAt: toIsoTime(record.createdAt),
    updatedAt: toIsoTime(record.updatedAt),
    targetDate: record.targetDate,
    validUntil: toTimeOrNull(record.validUntil),
    delivery: { ...findNegotiationDelivery(record.delivery) },
    address:
      record.addressId && record.addressLabel !== null && record.place !== null
        ? { id: record.addressId, label: record.addressLabel, place: record.place }
        : null,
    reason: record.reason,
    order:
      record.orderId && record.orderNumber
        ? { id: record.orderId, number: record.orderNumber }
        : null,
    totals: presentTotals(terms.totals),
    inWords: moneyInWords(terms.totals.total),
    rates: record.rates,
    rounds: terms.rounds.map((round) => presentRound(round, nameStaff)),
    messages: messages
      .filter(({ internal }) => isStaff || !internal)
      .map(({ at, name, ...message }) => ({
        ...message,
        name: message.author === 'staff' ? nameStaff(name)! : name,
        at: toIsoTime(at),
      })),
    timeline: events.map(({ status, at, actor, name, note }) => ({
      status,
      at: toIsoTime(at),
      by: actor === 'staff' ? nameStaff(name)! : name,
      note,
    })),
    actions,
  }
}

const presentTotals = ({ basis, base, ...totals }: NegotiationTerms['totals']) => ({
  basis,
  list: moneyToJson(totals.list),
  goods: moneyToJson(totals.goods),
  freight: moneyToJson(totals.freight),
  exclusive: moneyToJson(totals.exclusive),
  taxBase: moneyToJson(base),
  tax: moneyToJson(totals.tax),
  total: moneyToJson(totals.total),
})

const presentRound = (
  { bidAt, freightBid, offeredAt, offeredBy, freight, validUntil, ...round }: NegotiationRound,
  nameStaff: (name: string | null) => string | null,
) => ({
  ...round,
  bidAt: toTimeOrNull(bidAt),
  freightBid: toMoneyOrNull(freightBid),
  offeredAt: toTimeOrNull(offeredAt),
  offeredBy: nameStaff(offeredBy),
  freight: toMoneyOrNull(freight),
  validUntil: toTimeOrNull(validUntil),
})

/** A line with every price that was named. */
export const presentLine = (line: NegotiationLineRow): z.output<typeof NegotiationLine> => ({
  ...presentGoods(line),
  id: line.id,
  number: line.position,
  productId: String(line.productId),
  status: line.status,
  price: toMoneyOrNull(line.price),
  subtotal: moneyToJson(multiply(findCurrentPrice(line), line.qty)),
  rounds: line.rounds.map(({ bid, offer, ...round }) => ({
    ...round,
    bid: toMoneyOrNull(bid),
    offer: toMoneyOrNull(offer),
  })),
  stock: line.stock,
  problem: line.status === 'refused' ? null : describeShortage(line),
  unavailable: line.unavailable,
})

export const presentGoods = (line: NegotiationLineRow) => ({
  product_variant_id: String(line.variantId),
  slug: line.productSlug,
  sku: line.sku,
  name: line.productName,
  variantName: line.variantName,
  picture: line.picture,
  unit: line.unit,
  measured: line.measured,
  luxury: line.luxury,
  qty: line.qty,
  listPrice: moneyToJson(line.listPrice),
})

/** What an order of the line would be refused for today, said before it is placed; null for nothing. */
function describeShortage({
  stock,
  qty,
  unit,
  leadDays,
}: Pick<NegotiationLineRow, 'stock' | 'qty' | 'unit' | 'leadDays'>): string | null {
  if (stock >= qty || leadDays > 0) return null
  return stock > 0
    ? `Stok sekarang tinggal ${formatQuantity(stock)} ${unit} dari ${formatQuantity(qty)} ${unit}.`
    : 'Stok sedang habis.'
}
