import { transition, type Transitions } from '#platform/state-machine.ts'
import type { StatusTone } from './order-status.ts'

/** The states of a delivery order (domain.md, states). */
export const DeliveryStatus = ['prepared', 'on_the_way', 'received', 'returned'] as const
export type DeliveryStatus = (typeof DeliveryStatus)[number]

export const deliveryTransitions: Transitions<DeliveryStatus, 'staff'> = {
  prepared: { on_the_way: ['staff'] },
  on_the_way: { received: ['staff'], returned: ['staff'] },
  received: {},
  returned: {},
}

/** What a person reads for each state, and the colour of its badge. */
export const deliveryStatusBadge: Record<DeliveryStatus, { name: string; tone: StatusTone }> = {
  prepared: { name: 'Disiapkan', tone: 'warning' },
  on_the_way: { name: 'Dalam perjalanan', tone: 'primary' },
  received: { name: 'Diterima', tone: 'success' },
  returned: { name: 'Kembali', tone: 'danger' },
}

/** Takes the step or throws 409 `delivery.state`. */
export const transitionDelivery = (from: DeliveryStatus, to: DeliveryStatus): DeliveryStatus =>
  transition(
    deliveryTransitions,
    { from, to, who: 'staff' },
    {
      code: 'delivery.state',
      message: `Pengiriman sudah berstatus "${deliveryStatusBadge[from].name}", jadi langkah ini tidak bisa dilakukan.`,
    },
  )
