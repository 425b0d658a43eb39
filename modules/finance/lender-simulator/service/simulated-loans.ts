import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { LenderError, type LenderCode, type Lender, type LoanEvent } from '#platform/lender/port.ts'
import { sen, type Money } from '#platform/money.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { computeTotal, describeAccount, explainRefusal } from '../loan-rules.ts'
import * as loans from '../loans-store.ts'
import { findApplication, listEvents, loadSimulator } from '../store.ts'
import { amortize } from '#modules/selling/orders/rules/amortize.ts'
import { toJakartaDate } from '#platform/clock.ts'

/** How long the lender thinks about a loan, and how long its money takes (ms). */
const DECIDES_AFTER_MS = 10_000
const PAYS_AFTER_MS = 15_000
/** How long after something happened its notification comes, and comes again (ms). */
const DELIVERIES_MS = [1_000, 8_000]

type Deps = { db: Db; clock: Clock }

/** The part of the built-in lender that is about loans. `requireUp` throws where it is down. */
export const simulateLoans = (
  code: LenderCode,
  { db, clock }: Deps,
  requireUp: () => Promise<void>,
): Pick<
  Lender,
  'requestLoan' | 'confirmDelivery' | 'cancelLoan' | 'returnMoney' | 'queryLoan'
> => ({
  async requestLoan(request) {
    await requireUp()
    const application = await findApplication(db, request.application)
    if (!application?.isAgreed) throw new LenderError('unknown', 'no open limit', false)
    const arrivedAt = clock.now()
    if (!(await loans.insertLoan(db, { ...request, lender: code, arrivedAt }))) return
    await enqueueStep(
      db,
      request.reference,
      'decide',
      new Date(arrivedAt.getTime() + DECIDES_AFTER_MS),
    )
  },
  async confirmDelivery(reference, { recipient, address, date }) {
    await requireUp()
    const loan = await loans.findLoan(db, reference)
    if (!loan) throw new LenderError('unknown', 'no such loan', false)
    if (!(await loans.saveDelivery(db, loan.nr, `${recipient}, ${address}, ${date}`))) return
    await enqueueStep(db, reference, 'pay', new Date(clock.now().getTime() + PAYS_AFTER_MS))
  },
  async cancelLoan(reference) {
    await requireUp()
    const loan = await loans.findLoan(db, reference)
    if (!loan) return
    const events = await loans.listLoanEvents(db, [loan.nr])
    if (events.some(({ status }) => status === 'paid' || status === 'refused')) return
    const reason = 'Dibatalkan toko.'
    await loans.insertLoanEvent(db, {
      ...nothing,
      id: randomUUID(),
      loanNr: loan.nr,
      status: 'refused',
      at: clock.now(),
      reason,
    })
  },
  async returnMoney(reference, { key, amount, transfer }) {
    await requireUp()
    const loan = await loans.findLoan(db, reference)
    const events = loan ? await loans.listLoanEvents(db, [loan.nr]) : []
    if (!loan || !events.some(({ status }) => status === 'paid'))
      throw new LenderError('unknown', 'no such paid loan', false)
    await loans.insertReturn(db, { key, loanNr: loan.nr, amount, transfer, at: clock.now() })
  },
  async queryLoan(reference) {
    await requireUp()
    const loan = await loans.findLoan(db, reference)
    return loan ? (await loans.listLoanEvents(db, [loan.nr])).map(toLoanEvent) : []
  },
})

const enqueueStep = (db: Db, reference: string, step: 'decide' | 'pay', runAt: Date) =>
  enqueue(db, { name: `lender-simulator.${step}-loan`, payload: { reference }, runAt })

const nothing = { reason: null, amount: null, total: null, repayTo: null, instalment: null }

export const toLoanEvent = ({
  id,
  reference,
  status,
  at,
  reason,
  amount,
  total,
  repayTo,
  instalment,
}: loans.SimulatedLoanEvent & { reference: string }): LoanEvent => ({
  kind: 'loan',
  eventId: id,
  reference,
  status,
  at,
  reason,
  amount: amount === null ? null : sen(amount),
  total: total === null ? null : sen(total),
  repayTo,
  instalment,
})

/** What is left of a simulated limit. */
async function findFree(db: Db, application: string): Promise<Money> {
  const received = await findApplication(db, application)
  const events = received ? await listEvents(db, [received.nr]) : []
  const limit = events.findLast(({ status }) => status === 'active')?.limit ?? 0
  return sen(Math.max(0, limit - (await loans.sumUsed(db, application))))
}

/** Decides a loan by the rules, unless staff have. Job. */
export async function decideLoan(deps: Deps, { reference }: { reference: string }): Promise<void> {
  const loan = await loans.findLoan(deps.db, reference)
  if (!loan || (await loans.listLoanEvents(deps.db, [loan.nr])).length > 0) return
  const reason = explainRefusal(loan.amount, await findFree(deps.db, loan.application))
  await recordLoanStep(deps, loan, reason ? 'refused' : 'approved', reason)
}

/** Pays a loan whose delivery was confirmed, once it is approved, unless staff have decided otherwise. Job. */
export async function payLoan(deps: Deps, { reference }: { reference: string }): Promise<void> {
  await decideLoan(deps, { reference })
  const loan = await loans.findLoan(deps.db, reference)
  if (!loan) return
  const events = await loans.listLoanEvents(deps.db, [loan.nr])
  if (events.some(({ status }) => status === 'refused' || status === 'paid')) return
  await recordLoanStep(deps, loan, 'paid', null)
}

/** Records what the lender did with a loan and enqueues its notification, unless the lender is silent or down. */
export async function recordLoanStep(
  { db, clock }: Deps,
  loan: loans.ReceivedLoan,
  status: LoanEvent['status'],
  reason: string | null,
): Promise<void> {
  const at = clock.now()
  const { nr, lender, amount, tenor } = loan
  const id = randomUUID()
  const event = { ...nothing, id, loanNr: nr, status, at, reason }
  const total = computeTotal(amount, tenor)
  if (status === 'paid') {
    const repayTo = describeAccount(lenderNames[lender], nr)
    await loans.insertLoanEvent(db, { ...event, amount, total, repayTo })
  } else if (status === 'repaid') {
    const repaid = (await loans.listLoanEvents(db, [nr])).filter((each) => each.status === 'repaid')
    const plan = amortize(total, tenor, toJakartaDate(at))
    const instalment = repaid.length + 1
    await loans.insertLoanEvent(db, {
      ...event,
      instalment,
      amount: plan[instalment - 1]?.amount ?? null,
    })
  } else await loans.insertLoanEvent(db, event)
  if ((await loadSimulator(db, lender)).mode !== 'normal') return
  for (const delayMs of DELIVERIES_MS)
    await enqueue(db, {
      name: 'lender-simulator.deliver',
      payload: { eventId: id },
      runAt: new Date(at.getTime() + delayMs),
    })
}
