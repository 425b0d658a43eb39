import type { AppDeps } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type { RawNotification } from '#platform/outside-party/notification.ts'
import { Refusal } from '#platform/refusal.ts'
import { readSigned, recordLenderEvent } from '#modules/finance/lenders/service/notifications.ts'
import { recordLoanEvent } from './loan-events.ts'

/**
 * Takes a notification of a lender, about an application or a loan. Throws 401 for one that the lender did not sign, which
 * changes nothing and is not stored, 400 for one that cannot be read, 404 for what this shop does not know, and 409 for
 * what comes too early: the lender tells it again.
 */
export async function receiveLenderNotification(
  deps: AppDeps,
  lender: LenderCode,
  notification: RawNotification,
): Promise<{ outcome: string }> {
  const event = await readSigned(deps, lender, notification)
  if (!event) return { outcome: 'noted' }
  const outcome =
    event.kind === 'loan'
      ? await recordLoanEvent(deps, lender, event)
      : await recordLenderEvent(deps, lender, event)
  deps.log.info({ lender, reference: event.reference, outcome }, 'lender notified')
  if (outcome === 'unknown')
    throw new Refusal('lender.unknown', 'Pengajuan ini tidak kami kenal.', 404)
  if (outcome === 'early')
    throw new Refusal('loan.state', 'Kabar sebelumnya belum kami terima. Kirim lagi nanti.', 409)
  return { outcome }
}
