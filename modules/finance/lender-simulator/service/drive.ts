import { randomUUID } from 'node:crypto'
import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { moneyToJson } from '#platform/money.ts'
import { isRefusal, notFound, Refusal } from '#platform/refusal.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { receiveLenderNotification } from '#modules/finance/loans/service/receive-lender-notification.ts'
import {
  decide,
  defaultReasons,
  judgeNeed,
  type LenderMode,
  type SimulatedDecision,
} from '../rules.ts'
import * as loans from '../loans-store.ts'
import * as store from '../store.ts'
import {
  buildNotification,
  enqueueTelling,
  recordDecision,
  SIGNATURE_HEADER,
} from './lender-simulator.ts'

/** How many applications are listed. */
const LIST_LIMIT = 30

/** Throws 404 where real lenders decide. */
async function listSimulated({ db, lenders }: AppDeps) {
  const modes = (await store.listModes(db)).filter(({ lender }) => lenders[lender].isSimulated)
  if (modes.length === 0) throw notFound()
  return modes
}

async function requireApplication(deps: AppDeps, nr: string): Promise<store.ReceivedApplication> {
  const application = await store.findApplicationByNr(deps.db, Number(nr))
  if (!application || !deps.lenders[application.lender].isSimulated) throw notFound()
  return application
}

/** What the built-in lenders were sent, the newest first. Throws 404. */
export async function showSimulator(deps: AppDeps) {
  const modes = await listSimulated(deps)
  const applications = await store.listApplications(deps.db, LIST_LIMIT)
  const events = await store.listEvents(
    deps.db,
    applications.map(({ nr }) => nr),
  )
  const received = await loans.listLoans(deps.db, LIST_LIMIT)
  const loanNrs = received.map(({ nr }) => nr)
  const loanEvents = await loans.listLoanEvents(deps.db, loanNrs)
  const returns = await loans.listReturns(deps.db, loanNrs)
  const eventsByApplication = Map.groupBy(events, ({ applicationNr }) => applicationNr)
  return {
    lenders: modes.map(({ lender, mode }) => ({ lender, name: lenderNames[lender], mode })),
    loans: received.map((loan) => presentLoan(loan, loanEvents, returns)),
    results: applications.map(({ nr, lender, facts, documents, arrivedAt }) => ({
      id: String(nr),
      lender,
      name: lenderNames[lender],
      company: facts.companyName,
      amount: moneyToJson(facts.amount),
      documents,
      arrivedAt: toIsoTime(arrivedAt),
      events: (eventsByApplication.get(nr) ?? []).map(({ id, status, at, reason, limit }) => ({
        id,
        status,
        at: toIsoTime(at),
        reason,
        limit: limit === null ? null : moneyToJson(limit),
      })),
    })),
  }
}

const presentLoan = (
  { nr, lender, description, amount, tenor, arrivedAt, delivery }: loans.ReceivedLoan,
  events: readonly loans.SimulatedLoanEvent[],
  returns: readonly loans.SimulatedReturn[],
) => ({
  id: String(nr),
  lender,
  name: lenderNames[lender],
  description,
  amount: moneyToJson(amount),
  tenor,
  arrivedAt: toIsoTime(arrivedAt),
  delivery,
  events: events
    .filter(({ loanNr }) => loanNr === nr)
    .map(({ id, status, at, reason, instalment }) => ({
      id,
      status,
      at: toIsoTime(at),
      reason,
      instalment,
    })),
  returns: returns
    .filter(({ loanNr }) => loanNr === nr)
    .map(({ key, amount: back, transfer, at }) => ({
      id: key,
      amount: moneyToJson(back),
      transfer,
      at: toIsoTime(at),
    })),
})

/** Normal, silent or down. Throws 404. */
export async function changeMode(
  ctx: StaffContext,
  { lender, mode }: { lender: LenderCode; mode: LenderMode },
) {
  if (!ctx.lenders[lender].isSimulated) throw notFound()
  await store.saveMode(ctx.db, lender, mode)
  return showSimulator(ctx)
}

/** Makes the lender decide an application at once. Throws 404. */
export async function decideByHand(
  ctx: StaffContext,
  nr: string,
  { status, reason }: { status: SimulatedDecision; reason?: string | undefined },
) {
  const application = await requireApplication(ctx, nr)
  const { amount } = application.facts
  const most = judgeNeed(application.facts).upTo ?? amount
  await recordDecision(ctx, application, {
    status,
    reason: reason || defaultReasons[status],
    limit: status === 'agreement_sent' ? (amount < most ? amount : most) : null,
  })
  return showSimulator(ctx)
}

/** Sends the newest notification once more, or the oldest, which comes late then. Throws 404, 409 `simulator.undecided`. */
export async function repeatNotification(ctx: StaffContext, nr: string, which: 'last' | 'first') {
  const events = await store.listEvents(ctx.db, [(await requireApplication(ctx, nr)).nr])
  const event = which === 'last' ? events.at(-1) : events[0]
  if (!event)
    throw new Refusal(
      'simulator.undecided',
      'Pengajuan ini belum diputuskan, jadi belum ada kabarnya.',
      409,
    )
  await enqueueTelling(ctx.db, event.id, ctx.clock.now())
  return showSimulator(ctx)
}

/** Sends a notification that the lender has not signed, and says what the shop answered. Throws 404. */
export async function forgeNotification(ctx: StaffContext, nr: string) {
  const { lender, reference } = await requireApplication(ctx, nr)
  return forge(ctx, lender, { reference, status: 'active' })
}

/** Posts a notification with a forged signature and returns the shop's response. */
export async function forge(ctx: StaffContext, lender: LenderCode, event: object) {
  const at = ctx.clock.now().toISOString()
  const body = JSON.stringify({ eventId: randomUUID(), at, ...event })
  try {
    await receiveLenderNotification(ctx, lender, { headers: { [SIGNATURE_HEADER]: 'palsu' }, body })
    return { status: 200, message: 'Diterima.' }
  } catch (thrown) {
    if (isRefusal(thrown)) return { status: thrown.status, message: thrown.message }
    throw thrown
  }
}

/** Decides an application by the rules, unless staff have, or a later attempt has come. Job. */
export async function decideApplication(
  deps: AppDeps,
  { reference, attempt }: { reference: string; attempt: number },
): Promise<void> {
  const application = await store.findApplication(deps.db, reference)
  if (!application || application.attempt !== attempt) return
  const events = await store.listEvents(deps.db, [application.nr])
  if (events.some(({ at }) => at >= application.arrivedAt)) return
  await recordDecision(deps, application, decide(application.facts, application.documents))
}

/** Brings a notification to the shop, as a lender posts it. A lender that is silent or down by now brings none. Job. */
export async function deliverNotification(
  deps: AppDeps,
  { eventId }: { eventId: string },
): Promise<void> {
  const notification = await buildNotification(deps.db, eventId)
  if (!notification) return
  const { lender, headers, body } = notification
  if ((await store.loadSimulator(deps.db, lender)).mode !== 'normal') return
  await receiveLenderNotification(deps, lender, { headers, body })
}
