import type { z } from 'zod'
import type { staffGatewayCalls } from '#modules/finance/gateway/staff-contract.ts'

export type UnmatchedPaymentResponse = z.output<
  (typeof staffGatewayCalls)['listUnmatched']['response']['schema']
>['results'][number]
