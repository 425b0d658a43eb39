import { minutes } from '#platform/clock.ts'
import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'
import { orderStatusNames, type OrderStatus } from './order-status.ts'

/** The steps of a delivery that staff can take back. */
export const UndoableStep = ['departed', 'received'] as const
export type UndoableStep = (typeof UndoableStep)[number]

/** How long a step, or a payment, can be taken back (ms). */
const UNDO_PERIOD_MS = minutes(10)
/** How long the messages of a step are held back (ms): longer than an undo can take to be saved. */
export const MESSAGE_HOLD_MS = UNDO_PERIOD_MS + minutes(1)

export const computeUndoDeadline = (takenAt: Date) => new Date(takenAt.getTime() + UNDO_PERIOD_MS)
export const computeMessageTime = (takenAt: Date) => new Date(takenAt.getTime() + MESSAGE_HOLD_MS)

/** Under this key the messages of a step wait. */
export const toHoldKey = (deliveryId: string, step: UndoableStep) => `${step} ${deliveryId}`

/** Under this key the message waits that tells the buyer of a payment. */
export const toPaidHoldKey = (orderId: string): string => `paid ${orderId}`

const undoTransitions: Transitions<OrderStatus, 'staff'> = {
  awaiting_approval: {},
  awaiting_payment: {},
  awaiting_confirmation: {},
  processing: { awaiting_payment: ['staff'], awaiting_confirmation: ['staff'] },
  partly_shipped: { processing: ['staff'], partly_shipped: ['staff'], shipped: ['staff'] },
  shipped: { processing: ['staff'], partly_shipped: ['staff'], shipped: ['staff'] },
  delivered: { partly_shipped: ['staff'], shipped: ['staff'] },
  completed: {},
  cancelled: {},
}

/** Where the undo of a delivery's step, or of its payment, may lead an order; no other step uses it. Its refusal is 409 `order.state`. */
export const orderUndoMachine = defineStateMachine({
  transitions: undoTransitions,
  statusNames: orderStatusNames,
  refusalCode: 'order.state',
  subject: 'Pesanan',
})

/** The order's status after an undo, by what its deliveries have done. */
export const computeStatusAfterUndo = (progress: {
  hasDeparted: boolean
  allShipped: boolean
}): OrderStatus =>
  progress.allShipped ? 'shipped' : progress.hasDeparted ? 'partly_shipped' : 'processing'

/** What decides whether a delivery's last step can be taken back. */
export type StepFacts = {
  step: UndoableStep
  takenAt: Date
  orderStatus: OrderStatus
  /** When the driver reported to have arrived. */
  arrivedAt: Date | null
  /** Whether the buyer has done something with the order since. */
  buyerFollowed: boolean
  /** Whether refused goods are already in another delivery or cancelled. */
  isPlannedAgain: boolean
}

/** Why a step cannot be taken back any more, with what to do instead; undefined where it can. */
export function explainNoUndo(facts: StepFacts | undefined, now: Date): string | undefined {
  if (!facts)
    return 'Langkah ini bukan langkah terakhir pengirimannya, atau dikirim sopir dari ponselnya. Muat ulang halaman untuk melihat statusnya.'
  if (now > computeUndoDeadline(facts.takenAt))
    return facts.step === 'departed'
      ? 'Sudah lewat sepuluh menit, jadi pembeli sudah diberi tahu. Barang yang kembali dicatat saat diterima, sebagai ditolak.'
      : 'Sudah lewat sepuluh menit, jadi pembeli sudah diberi tahu. Barang yang kembali dicatat sebagai retur.'
  if (facts.step === 'departed')
    return facts.arrivedAt
      ? 'Sopir sudah melapor tiba. Barang yang dibawa kembali dicatat saat diterima, sebagai ditolak.'
      : undefined
  if (facts.orderStatus === 'completed')
    return 'Pesanan ini sudah selesai. Barang yang kembali dicatat sebagai retur.'
  if (facts.buyerFollowed)
    return 'Pembeli sudah menindaklanjuti penerimaan ini. Hubungi pembeli lebih dulu.'
  if (facts.isPlannedAgain)
    return 'Barang yang ditolak sudah masuk surat jalan lain, atau tidak jadi dikirim. Tarik surat jalan itu dulu.'
  return undefined
}
