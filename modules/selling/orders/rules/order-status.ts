import { canTransition, transition as moveBy, type Transitions } from '#platform/state-machine.ts'

/** The states of a sales order (domain.md, states). */
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

/** The way of an order that is delivered at once and of which nobody has to approve. */
export const happyPath: readonly OrderStatus[] = [
  'awaiting_payment',
  'awaiting_confirmation',
  'processing',
  'shipped',
  'delivered',
  'completed',
]
export type OrderActor = 'buyer' | 'staff' | 'system'

/** Who may take which step. A step that does not stand here is refused. */
export const orderTransitions: Transitions<OrderStatus, OrderActor> = {
  awaiting_approval: { awaiting_payment: ['buyer'], cancelled: ['buyer', 'staff', 'system'] },
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
  partly_shipped: { partly_shipped: ['staff'], shipped: ['staff'] },
  shipped: { delivered: ['staff'] },
  delivered: { completed: ['buyer', 'staff', 'system'] },
  completed: {},
  cancelled: {},
}

/** What a person reads for each state, and the colour of its badge. */
export const orderStatusBadge: Record<OrderStatus, { name: string; tone: StatusTone }> = {
  awaiting_approval: { name: 'Menunggu persetujuan', tone: 'warning' },
  awaiting_payment: { name: 'Menunggu pembayaran', tone: 'warning' },
  awaiting_confirmation: { name: 'Bukti diperiksa', tone: 'info' },
  processing: { name: 'Diproses', tone: 'primary' },
  partly_shipped: { name: 'Dikirim sebagian', tone: 'primary' },
  shipped: { name: 'Dikirim', tone: 'primary' },
  delivered: { name: 'Tiba', tone: 'success' },
  completed: { name: 'Selesai', tone: 'neutral' },
  cancelled: { name: 'Dibatalkan', tone: 'danger' },
}
export type StatusTone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info'

/** Orders that nothing is left to be done for; a delivered one closes itself. */
export const finishedOrderStatuses = [
  'delivered',
  'completed',
  'cancelled',
] as const satisfies OrderStatus[]

export const canTransitionOrder = (from: OrderStatus, to: OrderStatus, who: OrderActor): boolean =>
  canTransition(orderTransitions, from, to, who)

/** Takes the step or throws 409 `order.state` with a sentence that names the present state. */
export const transitionOrder = (from: OrderStatus, to: OrderStatus, who: OrderActor): OrderStatus =>
  moveBy(
    orderTransitions,
    { from, to, who },
    { code: 'order.state', message: explainOrderStatus(from) },
  )

/** Why the wanted step is closed, in a sentence for the person at the button. */
export const explainOrderStatus = (from: OrderStatus): string =>
  `Pesanan sudah berstatus "${orderStatusBadge[from].name}", jadi langkah ini tidak bisa dilakukan.`
