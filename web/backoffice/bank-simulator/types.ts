import type { z } from 'zod'
import type { staffBankSimulatorCalls } from '#modules/finance/bank-simulator/staff-contract.ts'

type Shown = z.output<(typeof staffBankSimulatorCalls)['show']['response']['schema']>

export type SimulatorAccountResponse = Shown['results'][number]
export type SimulatorResponse = Shown['simulators'][number]
