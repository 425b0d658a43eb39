import type { z } from 'zod'
import type { staffBankSimulatorCalls } from '#modules/finance/bank-simulator/staff-contract.ts'

export type SimulatorAccountResponse = z.output<
  (typeof staffBankSimulatorCalls)['show']['response']['schema']
>['results'][number]
