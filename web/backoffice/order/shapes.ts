import type { z } from 'zod'
import type { StaffOrder } from '#modules/orders/staff-contract.ts'

export type DeskOrder = z.output<typeof StaffOrder>
export type DeskTransfer = NonNullable<DeskOrder['transfer']>
export type DeskDelivery = DeskOrder['shipping']['deliveries'][number]
