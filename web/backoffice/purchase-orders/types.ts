import type { Api } from '#modules/client.ts'

/** One purchase order as the desk sees it. */
export type StaffPurchaseOrderDetails = Awaited<ReturnType<Api['staffPurchaseOrders']['show']>>
