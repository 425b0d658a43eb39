import type { z } from 'zod'
import type { staffGatewayCalls } from '#modules/finance/gateway/staff-contract.ts'

export type WaitingPaymentResponse = z.output<
  (typeof staffGatewayCalls)['waiting']['response']['schema']
>['results'][number]
