import type { z } from 'zod'
import type { staffReturnCalls } from '#modules/finance/returns/staff-contract.ts'

export type StaffReturnDetails = z.output<typeof staffReturnCalls.show.response.schema>
export type StaffReturnRow = z.output<
  typeof staffReturnCalls.queue.response.schema
>['results'][number]
