import { minutes } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { LenderError, type Lender, type LenderCode } from '#platform/lender/port.ts'
import { maskFields } from '../rules/mask.ts'
import { insertExchange, listFailing, type NewExchange } from '../store/exchanges.ts'

/** For how long a lender that failed counts as down, unless it answers before (ms). */
const DOWN_FOR_MS = minutes(15)

/** Asks a lender about an application and notes what was said; call it outside of transactions. Throws LenderError. */
export async function askLender<T>(
  deps: AppDeps,
  application: { id: string; lender: LenderCode; loanId?: string },
  { action, request }: { action: string; request: unknown },
  work: (lender: Lender) => Promise<T>,
): Promise<T> {
  const { id: applicationId, lender, loanId } = application
  const exchange = { applicationId, loanId, lender, action, request }
  const note = (response: unknown, isFailure: boolean) =>
    recordExchange(deps, { ...exchange, response, isFailure })
  try {
    const response = await work(deps.lenders[lender])
    await note(response ?? null, false)
    return response
  } catch (thrown) {
    if (!(thrown instanceof LenderError)) throw thrown
    await note({ code: thrown.code, message: thrown.message }, thrown.isRetryable)
    deps.log.warn({ lender, code: thrown.code, applicationId }, 'lender not reached')
    throw thrown
  }
}

/** Notes in the trail what was said, without identity numbers, phones and secrets. */
export const recordExchange = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { request, response, ...exchange }: Omit<NewExchange, 'at'>,
) =>
  insertExchange(db, {
    ...exchange,
    at: clock.now(),
    request: maskFields(request),
    response: maskFields(response),
  })

/** The lenders that did not answer when they were asked last. */
export const findDownLenders = ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) =>
  listFailing(db, new Date(clock.now().getTime() - DOWN_FOR_MS))
