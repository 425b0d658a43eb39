import type { z } from 'zod'
import type { staffPaymentCalls } from '#modules/finance/payments/staff-contract.ts'
import type { SavedDriver, SavedVehicle } from '#modules/selling/fleet/staff-contract.ts'
import type {
  WarehouseOrder,
  WarehouseOrderLine,
} from '#modules/selling/orders/warehouse-contract.ts'
import type { StaffOrder } from '#modules/selling/orders/staff-contract.ts'
import type {
  StaffOrderRow,
  staffOrderListCalls,
} from '#modules/selling/staff-orders/staff-contract.ts'

export type StaffOrderDetails = z.output<typeof StaffOrder>
export type StaffOrderTransfer = NonNullable<StaffOrderDetails['transfer']>
/** An order as its goods are handled; the one with money has all of it too. */
export type WarehouseOrderDetails = z.output<typeof WarehouseOrder>
export type WarehouseLine = z.output<typeof WarehouseOrderLine>
export type StaffOrderDelivery = StaffOrderDetails['shipping']['deliveries'][number]

/** The confirmed payment that can be taken back now; null where there is none. */
export type UndoablePayment = z.output<
  (typeof staffPaymentCalls)['undoablePayment']['response']['schema']
>['payment']

/** The saved drivers and vehicles that a delivery's form offers. */
export type SavedFleet = {
  drivers: readonly z.output<typeof SavedDriver>[]
  vehicles: readonly z.output<typeof SavedVehicle>[]
}
export type StaffOrderListItem = z.output<typeof StaffOrderRow>

type ListCalls = typeof staffOrderListCalls
export type OrderChoices = z.output<ListCalls['choices']['response']['schema']>
export type OrderWorkDetails = z.output<ListCalls['work']['response']['schema']>
export type SavedOrderFilter = z.output<
  ListCalls['filters']['response']['schema']
>['results'][number]
