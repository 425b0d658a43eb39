import type { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const orderStatusTones: Record<OrderStatus, BadgeTone> = {
  awaiting_approval: 'warning',
  awaiting_payment: 'warning',
  awaiting_confirmation: 'info',
  processing: 'primary',
  partly_shipped: 'primary',
  shipped: 'primary',
  delivered: 'success',
  completed: 'neutral',
  cancelled: 'danger',
}
