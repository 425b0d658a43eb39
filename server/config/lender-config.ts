import type { Clock } from '#platform/clock.ts'
import { credilinqMapping } from '#platform/lender/credilinq.ts'
import { createHttpLender } from '#platform/lender/http-lender.ts'
import type { LenderAccount } from '#platform/lender/lender-requests.ts'
import { koinworksMapping } from '#platform/lender/koinworks.ts'
import { modalRakyatMapping } from '#platform/lender/modal-rakyat.ts'
import type { LenderCode, Lenders } from '#platform/lender/port.ts'
import type { readEnvironment } from './environment.ts'

/** The shop's account at each lender that has one. */
export type LenderAccounts = Partial<Record<LenderCode, LenderAccount>>

/** The lenders whose keys are set. */
export function readLenders(variables: ReturnType<typeof readEnvironment>): LenderAccounts {
  const credilinq = toAccount(
    variables.CREDILINQ_API_URL,
    variables.CREDILINQ_API_KEY,
    variables.CREDILINQ_WEBHOOK_SECRET,
  )
  const modalRakyat = toAccount(
    variables.MODAL_RAKYAT_API_URL,
    variables.MODAL_RAKYAT_API_KEY,
    variables.MODAL_RAKYAT_WEBHOOK_SECRET,
  )
  const koinworks = toAccount(
    variables.KOINWORKS_API_URL,
    variables.KOINWORKS_API_KEY,
    variables.KOINWORKS_WEBHOOK_SECRET,
  )
  return {
    ...(credilinq ? { credilinq } : {}),
    ...(modalRakyat ? { 'modal-rakyat': modalRakyat } : {}),
    ...(koinworks ? { koinworks } : {}),
  }
}

const toAccount = (
  apiUrl: string | undefined,
  key: string | undefined,
  webhookSecret: string | undefined,
): LenderAccount | undefined =>
  apiUrl && key && webhookSecret ? { apiUrl, key, webhookSecret } : undefined

const mappings = {
  credilinq: credilinqMapping,
  'modal-rakyat': modalRakyatMapping,
  koinworks: koinworksMapping,
}

/** The clients of those lenders. */
export const createLenders = (accounts: LenderAccounts, clock: Clock): Partial<Lenders> =>
  Object.fromEntries(
    Object.entries(accounts).map(([code, account]) => [
      code,
      createHttpLender(mappings[code as LenderCode], account, { clock }),
    ]),
  )
