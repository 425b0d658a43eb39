import type { z } from 'zod'
import type { StaffOrder } from '#modules/selling/orders/staff-contract.ts'

export type StaffOrderDetails = z.output<typeof StaffOrder>
export type StaffOrderTransfer = NonNullable<StaffOrderDetails['transfer']>
export type StaffOrderDelivery = StaffOrderDetails['shipping']['deliveries'][number]
