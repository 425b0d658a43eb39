import { formatRupiah } from '#platform/format.ts'
import { type Money, moneyToJson, multiply, rupiah, sum } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { findNegotiationDelivery, type NegotiationDelivery } from './delivery-choices.ts'
import { MAX_NEGOTIATION_VALUE } from './limits.ts'

/** What a price is measured against: the buyer's list price, the shop's last offer, and the bid that it answers (sen before PPN). */
export type PriceBounds = { listPrice: Money; lastOffer: Money | null; bid?: Money | null }

const inRupiah = (amount: Money) => formatRupiah(moneyToJson(amount))

/** Why a bid is refused, in a sentence that says what to do; null where it is fine. */
export function findBidProblem(
  bid: Money,
  { listPrice, lastOffer }: PriceBounds,
): { code: string; message: string } | null {
  if (bid <= 0) return { code: 'negotiation.bid_zero', message: 'Tulis harga yang lebih dari nol.' }
  if (bid > listPrice)
    return {
      code: 'negotiation.bid_above_list',
      message: `Harga daftar hanya ${inRupiah(listPrice)}. Tawar sebesar itu atau kurang.`,
    }
  if (lastOffer !== null && bid >= lastOffer)
    return {
      code: 'negotiation.bid_above_offer',
      message: `Kami sudah menawarkan ${inRupiah(lastOffer)}. Setujui saja, atau tawar di bawahnya.`,
    }
  const lowest = findLowestBid(lastOffer ?? listPrice)
  if (bid < lowest)
    return {
      code: 'negotiation.bid_too_low',
      message: `Tawaran paling rendah separuh harga kami, ${inRupiah(lowest)}. Tulis sebesar itu atau lebih.`,
    }
  return null
}

/** Half of what the shop asks, in whole rupiah: less is no haggling (decision 188). */
const findLowestBid = (asked: Money): Money => rupiah(Math.floor(asked / 200))

/** Why the shop's own price is refused; null where it is fine. */
export function findOfferProblem(
  offer: Money,
  { listPrice, lastOffer, bid }: PriceBounds,
): { code: string; message: string } | null {
  if (offer <= 0)
    return { code: 'negotiation.offer_zero', message: 'Tulis harga yang lebih dari nol.' }
  if (offer > listPrice)
    return {
      code: 'negotiation.offer_above_list',
      message: `Harga daftarnya ${inRupiah(listPrice)}. Tawarkan sebesar itu atau kurang.`,
    }
  if (lastOffer !== null && offer > lastOffer)
    return {
      code: 'negotiation.offer_raised',
      message: `Ronde lalu kita menawarkan ${inRupiah(lastOffer)}. Tawarkan sebesar itu atau kurang.`,
    }
  // Another quantity may have brought the list price below the bid.
  if (bid && offer < bid && offer < listPrice)
    return {
      code: 'negotiation.offer_below_bid',
      message: `Pembeli sudah menawar ${inRupiah(bid)}. Tawarkan sebesar itu atau lebih.`,
    }
  return null
}

/** Throws 422 `negotiation.freight_fixed` where freight cannot be haggled with this delivery. */
export function assertFreightNegotiable(delivery: NegotiationDelivery): void {
  const { isNegotiable, code } = findNegotiationDelivery(delivery)
  if (isNegotiable) return
  const message =
    code === 'pickup'
      ? 'Barang diambil sendiri tanpa ongkos kirim. Kosongkan tawaran ongkos kirimnya.'
      : 'Tarif ekspedisi tidak bisa ditawar. Kosongkan tawaran ongkos kirim, atau pilih armada kami.'
  throw Refusal.field('freight', 'negotiation.freight_fixed', message)
}

/** Throws 422 `negotiation.too_large`, before amounts leave what can be counted exactly. */
export function assertValueInLimits(lines: readonly { listPrice: Money; qty: number }[]): void {
  const isCountable = lines.every(({ listPrice, qty }) => listPrice * qty <= MAX_NEGOTIATION_VALUE)
  const value = isCountable ? sum(lines.map((line) => multiply(line.listPrice, line.qty))) : null
  if (value !== null && value <= MAX_NEGOTIATION_VALUE) return
  throw Refusal.field(
    'lines',
    'negotiation.too_large',
    `Satu negosiasi paling banyak ${inRupiah(MAX_NEGOTIATION_VALUE)}. Kurangi jumlahnya, atau bagi menjadi beberapa negosiasi.`,
  )
}
