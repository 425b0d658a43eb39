import type { PurchaseOrderStatus } from '#modules/selling/purchase-orders/rules.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const purchaseOrderStatusTones: Record<PurchaseOrderStatus, BadgeTone> = {
  new: 'warning',
  in_progress: 'info',
  done: 'success',
  cancelled: 'neutral',
}
