import type { z } from 'zod'
import type { staffReturnCalls } from '#modules/finance/returns/staff-contract.ts'
import type { WarehouseReturn } from '#modules/finance/returns/warehouse-contract.ts'

export type StaffReturnDetails = z.output<typeof staffReturnCalls.show.response.schema>
export type StaffReturnRow = z.output<
  typeof staffReturnCalls.queue.response.schema
>['results'][number]
/** A return as its goods are handled; the one with money has all of it too. */
export type WarehouseReturnDetails = z.output<typeof WarehouseReturn>
