import type { AppDeps } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type { RawNotification } from '#platform/outside-party/notification.ts'
import { Refusal } from '#platform/refusal.ts'
import { readSigned, recordLenderEvent } from '#modules/finance/lenders/service/notifications.ts'
import { recordLoanEvent } from './loan-events.ts'

/**
 * Receives a lender's notification about an application or a loan. Throws 401 for a wrong signature, and stores
 * nothing; 400 if it cannot be read; 404 for an unknown reference; 409 if it comes too early, so that the lender
 * retries.
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
