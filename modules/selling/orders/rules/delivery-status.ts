import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The statuses of a delivery order. */
export const DeliveryStatus = ['prepared', 'on_the_way', 'received', 'returned'] as const
export type DeliveryStatus = (typeof DeliveryStatus)[number]

export const deliveryTransitions: Transitions<DeliveryStatus, 'staff'> = {
  prepared: { on_the_way: ['staff'] },
  on_the_way: { received: ['staff'], returned: ['staff'] },
  received: {},
  returned: {},
}

export const deliveryStatusNames: Record<DeliveryStatus, string> = {
  prepared: 'Disiapkan',
  on_the_way: 'Dalam perjalanan',
  received: 'Diterima',
  returned: 'Kembali',
}

const pickupStatusNames: Partial<Record<string, string>> = {
  prepared: 'Siap diambil',
  received: 'Diambil',
}

/** A delivery's status in words: goods that the buyer picks up are ready where others are being loaded. */
export const nameDeliveryStatus = ({
  status,
  isPickup,
}: {
  status: string
  isPickup: boolean
}): string =>
  (isPickup ? pickupStatusNames[status] : undefined) ??
  deliveryStatusNames[status as DeliveryStatus] ??
  status

/** Its refusal is 409 `delivery.state`. */
export const deliveryStateMachine = defineStateMachine({
  transitions: deliveryTransitions,
  statusNames: deliveryStatusNames,
  refusalCode: 'delivery.state',
  subject: 'Pengiriman',
})
