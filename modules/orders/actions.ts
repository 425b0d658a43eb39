import { canMove, orderStatusLook, whyNot, type OrderActor, type OrderStatus } from './rules.ts'

/** A button: whether it is live, and why not. */
export type Action = { code: string; available: boolean; reason: string | null }

const step = (code: string, from: OrderStatus, to: OrderStatus, who: OrderActor): Action =>
  canMove(from, to, who) ? open(code) : closed(code, whyNot(from))

const open = (code: string): Action => ({ code, available: true, reason: null })
const closed = (code: string, reason: string): Action => ({ code, available: false, reason })

/** What the buyer can do with an order in that state. */
export const buyerActions = (status: OrderStatus): Action[] => [
  status === 'awaiting_payment' ? open('pay') : closed('pay', whyNotPay(status)),
  step('cancel', status, 'cancelled', 'buyer'),
  status === 'completed' || status === 'cancelled'
    ? closed('po_number', whyNot(status))
    : open('po_number'),
]

/** What staff can do with it; `unplanned` says whether goods are left to put on a lorry. */
export const staffActions = (status: OrderStatus, unplanned: boolean): Action[] => [
  step('confirm_payment', status, 'processing', 'staff'),
  status === 'awaiting_confirmation'
    ? open('reject_proof')
    : closed('reject_proof', 'Belum ada bukti transfer yang menunggu diperiksa.'),
  unplanned
    ? step('prepare', status, 'shipped', 'staff')
    : closed('prepare', 'Semua barang pesanan ini sudah masuk surat jalan.'),
  step('complete', status, 'completed', 'staff'),
  step('cancel', status, 'cancelled', 'staff'),
]

const whyNotPay = (status: OrderStatus): string =>
  status === 'awaiting_confirmation'
    ? 'Bukti transfer sudah kami terima dan sedang diperiksa.'
    : `Pesanan sudah berstatus "${orderStatusLook[status].name}", jadi tidak menunggu pembayaran.`
