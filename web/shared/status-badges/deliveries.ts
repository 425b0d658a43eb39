import type { DeliveryStatus } from '#modules/selling/orders/rules/delivery-status.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const deliveryStatusTones: Record<DeliveryStatus, BadgeTone> = {
  prepared: 'warning',
  on_the_way: 'primary',
  received: 'success',
  returned: 'danger',
}
