import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The statuses of a sales order. */
export const OrderStatus = [
  'awaiting_approval',
  'awaiting_payment',
  'awaiting_confirmation',
  'processing',
  'partly_shipped',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
] as const
export type OrderStatus = (typeof OrderStatus)[number]

/** The statuses of an order that needs no approval and is delivered at once, in order. */
export const happyPath: readonly OrderStatus[] = [
  'awaiting_payment',
  'awaiting_confirmation',
  'processing',
  'shipped',
  'delivered',
  'completed',
]
export type OrderActor = 'buyer' | 'staff' | 'system'

/** Who may take which step; any other step is refused. */
export const orderTransitions: Transitions<OrderStatus, OrderActor> = {
  awaiting_approval: {
    awaiting_payment: ['buyer'],
    // On credit terms: nothing is paid first.
    processing: ['buyer'],
    cancelled: ['buyer', 'staff', 'system'],
  },
  awaiting_payment: {
    awaiting_confirmation: ['buyer', 'system'],
    processing: ['staff', 'system'],
    cancelled: ['buyer', 'staff', 'system'],
  },
  awaiting_confirmation: {
    processing: ['staff', 'system'],
    awaiting_payment: ['staff', 'system'],
    cancelled: ['buyer', 'staff'],
  },
  processing: { partly_shipped: ['staff'], shipped: ['staff'], cancelled: ['staff'] },
  // Nothing is left on its way where the rest is not delivered any more.
  partly_shipped: { partly_shipped: ['staff'], shipped: ['staff'], delivered: ['staff'] },
  // What a recipient refused has to be delivered again.
  shipped: { delivered: ['staff'], partly_shipped: ['staff'] },
  delivered: { completed: ['buyer', 'staff', 'system'] },
  completed: {},
  cancelled: {},
}

export const orderStatusNames: Record<OrderStatus, string> = {
  awaiting_approval: 'Menunggu persetujuan',
  awaiting_payment: 'Menunggu pembayaran',
  // A proof of transfer, or the answer of a lender.
  awaiting_confirmation: 'Pembayaran diperiksa',
  processing: 'Diproses',
  partly_shipped: 'Dikirim sebagian',
  shipped: 'Dikirim',
  delivered: 'Tiba',
  completed: 'Selesai',
  cancelled: 'Dibatalkan',
}

/** Orders that the shop has to fulfil: paid, or on credit. */
export const bindingOrderStatuses = [
  'processing',
  'partly_shipped',
  'shipped',
] as const satisfies OrderStatus[]

/** Orders for which nothing is left to do; a delivered one completes by itself. */
export const finishedOrderStatuses = [
  'delivered',
  'completed',
  'cancelled',
] as const satisfies OrderStatus[]

/** Whether the goods are on their way or there: the order was paid, or is on credit terms. */
export const isUnderway = (status: OrderStatus): boolean =>
  [...bindingOrderStatuses, 'delivered', 'completed'].includes(status)

/** Whether the warehouse has, or had, something to do with an order. */
export const isWarehouseOrder = (status: OrderStatus): boolean =>
  !['awaiting_approval', 'awaiting_payment', 'awaiting_confirmation'].includes(status)

/** Whether something of the order may still have to be delivered. */
export const canReschedule = (status: OrderStatus): boolean =>
  status !== 'shipped' && !finishedOrderStatuses.some((finished) => finished === status)

/** Its refusal is 409 `order.state`. */
export const orderStateMachine = defineStateMachine({
  transitions: orderTransitions,
  statusNames: orderStatusNames,
  refusalCode: 'order.state',
  subject: 'Pesanan',
})
