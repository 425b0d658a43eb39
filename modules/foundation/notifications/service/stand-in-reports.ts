import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { buildSignedReport, FAILING_NUMBER } from '#platform/messaging/whatsapp-stand-in.ts'
import type { ReportedStatus } from '#platform/messaging/whatsapp-reports.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { listPossibleReports, reportNames } from '../rules/possible-reports.ts'
import { describeTemplate } from '../rules/template-names.ts'
import { loadReadable } from '../service.ts'
import { findWhatsAppId } from '../reports-store.ts'
import { receiveWhatsAppReports } from './whatsapp-reports.ts'

export const STAND_IN_JOB = 'notifications.stand_in_report'
/** Long enough for staff to let a message fail before it arrives by itself. */
const DELIVERY_MS = 60_000

/** Schedules the stand-in's report: delivered after a minute, or failed at once for numbers that always fail. */
export async function enqueueStandInReport(
  { db, clock, whatsapp }: AppDeps,
  phone: string,
  whatsappId: string,
): Promise<void> {
  if (!whatsapp.standIn) return
  const status: ReportedStatus = FAILING_NUMBER.test(phone) ? 'failed' : 'delivered'
  await enqueue(db, {
    name: STAND_IN_JOB,
    payload: { whatsappId, status },
    ...(status === 'failed' ? {} : { runAt: new Date(clock.now().getTime() + DELIVERY_MS) }),
  })
}

/** Brings a report to the shop as WhatsApp does, by the door at which its signature is verified. Job. */
export async function reportByStandIn(
  deps: AppDeps,
  { whatsappId, status }: { whatsappId: string; status: ReportedStatus },
): Promise<void> {
  const webhook = deps.whatsapp.standIn
  if (!webhook) return
  await receiveWhatsAppReports(
    deps,
    buildSignedReport({ whatsappId, status, at: deps.clock.now() }, webhook),
    webhook,
  )
}

/**
 * Lets the stand-in report of a message what staff want. Throws 404 where WhatsApp itself reports, 409 `outbox.state`
 * where it could not report that any more.
 */
export async function reportByHand(ctx: StaffContext, id: string, status: ReportedStatus) {
  if (!ctx.whatsapp.standIn) throw notFound()
  const message = await loadReadable(ctx, id)
  const whatsappId = await findWhatsAppId(ctx.db, id)
  if (!whatsappId || !listPossibleReports(message).includes(status))
    throw new Refusal(
      'outbox.state',
      'Kabar itu tidak mungkin lagi untuk pesan ini. Muat ulang halamannya.',
      409,
    )
  await reportByStandIn(ctx, { whatsappId, status })
  await recordAuditEntry(ctx, {
    action: 'Kabar dari simulator WhatsApp',
    entityType: 'surat',
    entityId: id,
    entityLabel: describeTemplate(message.template),
    after: { words: reportNames[status] },
  })
  return { ok: true as const }
}
