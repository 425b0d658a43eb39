import type { Api } from '#modules/client.ts'

type StaffPurchaseOrderCalls = Api['staffPurchaseOrders']

/** A purchase order as its staff page shows it. */
export type StaffPurchaseOrderDetails = Awaited<ReturnType<StaffPurchaseOrderCalls['show']>>
/** A purchase order as the staff queue lists it. */
export type StaffPurchaseOrderRow = Awaited<
  ReturnType<StaffPurchaseOrderCalls['queue']>
>['results'][number]
