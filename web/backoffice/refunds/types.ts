import type { z } from 'zod'
import type { StaffRefund, staffRefundCalls } from '#modules/finance/refunds/staff-contract.ts'

export type StaffRefundDetails = z.output<typeof StaffRefund>
export type StaffRefundRow = z.output<
  (typeof staffRefundCalls)['queue']['response']['schema']
>['results'][number]
