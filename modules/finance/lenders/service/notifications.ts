import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { LenderError, type LenderCode, type LenderEvent } from '#platform/lender/port.ts'
import { ForgedNotification, type RawNotification } from '#platform/outside-party/notification.ts'
import { Refusal } from '#platform/refusal.ts'
import { queueLenderNews } from '../emails.ts'
import { judgeLenderEvent } from '../rules/event-verdict.ts'
import { lenderApplicationStatusNames } from '../rules/lenders.ts'
import * as store from '../store/applications.ts'
import { insertLenderEvent } from '../store/lender-events.ts'
import { recordExchange } from './ask-lender.ts'

type LenderEventOutcome = 'applied' | 'late' | 'repeated' | 'unknown'

/** Reads a notification. Throws 401 for one that the lender did not sign, 400 for one that cannot be read. */
export async function readSigned(deps: AppDeps, lender: LenderCode, notification: RawNotification) {
  try {
    return await deps.lenders[lender].readNotification(notification)
  } catch (thrown) {
    if (thrown instanceof ForgedNotification) {
      deps.log.warn({ lender }, 'forged notification refused')
      throw new Refusal('lender.forged', 'Tanda tangan pemberitahuan ini tidak cocok.', 401)
    }
    if (thrown instanceof SyntaxError || thrown instanceof LenderError)
      throw new Refusal('input.unreadable', 'Isi pemberitahuan ini tidak dapat dibaca.', 400)
    throw thrown
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Records what happened at a lender, once, and moves the application on where it is its turn. */
export const recordLenderEvent = (
  deps: AppDeps,
  lender: LenderCode,
  event: LenderEvent,
): Promise<LenderEventOutcome> =>
  withTransaction(deps, async (tx) => {
    const { db, clock } = tx
    if (!UUID.test(event.reference)) return 'unknown'
    const application = await store.lockApplication(db, event.reference)
    if (!application || application.lender !== lender) return 'unknown'
    const verdict = judgeLenderEvent(application, event)
    const at = clock.now()
    const applicationId = application.id
    if (
      !(await insertLenderEvent(db, { ...event, lender, applicationId, receivedAt: at, verdict }))
    )
      return 'repeated'
    await recordExchange(tx, {
      applicationId,
      lender,
      action: `Kabar: ${lenderApplicationStatusNames[event.status]}${verdict === 'late' ? ' (terlambat)' : ''}`,
      request: null,
      response: { ...event, at: toIsoTime(event.at) },
      isFailure: false,
    })
    if (verdict === 'applied') {
      await applyEvent(db, application, event)
      await queueLenderNews(tx, (await store.findApplication(db, applicationId))!)
    }
    return verdict
  })

const applyEvent = (
  db: AppDeps['db'],
  application: store.LenderApplicationRecord,
  { status, at, reason, limit, agreement }: LenderEvent,
) =>
  store.updateApplication(db, application.id, {
    status,
    heardAt: at,
    reason,
    ...(limit === null ? {} : { offered: limit }),
    ...(agreement
      ? {
          agreementNumber: agreement.number,
          agreementTerms: agreement.terms,
          // A new agreement needs a new consent.
          ...(agreement.number === application.agreementNumber
            ? {}
            : { agreedAt: null, codeAt: null }),
        }
      : {}),
  })
