import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  isSignedByWhatsApp,
  readWhatsAppReports,
  type WhatsAppReport,
  type WhatsAppWebhook,
} from '#platform/messaging/whatsapp-reports.ts'
import * as store from '../reports-store.ts'
import { sendEmailInstead } from './email-instead.ts'

type ReportDeps = Pick<AppDeps, 'db' | 'clock'>

export const LATE_REPORTS_JOB = 'notifications.late_reports'
const SOON_MS = 60_000

/**
 * Takes a notification of WhatsApp, as it came. Returns how many of its reports changed something. Throws 401
 * `whatsapp.forged`, 400 `input.unreadable`.
 */
export async function receiveWhatsAppReports(
  deps: ReportDeps,
  { signature, body }: { signature: string; body: string },
  webhook: WhatsAppWebhook,
): Promise<number> {
  if (!isSignedByWhatsApp(body, signature, webhook))
    throw new Refusal('whatsapp.forged', 'Tanda tangan tidak cocok.', 401)
  const reports = readWhatsAppReports(body)
  if (!reports) throw new Refusal('input.unreadable', 'Isi tidak dapat dibaca.', 400)
  await postponeEarlyReports(deps, reports)
  return recordWhatsAppReports(deps, reports)
}

/** A report can come before WhatsApp's answer with the id of its message is stored: it is looked at once more. */
async function postponeEarlyReports({ db, clock }: ReportDeps, reports: readonly WhatsAppReport[]) {
  if (reports.length === 0) return
  const known = await store.listKnownIds(
    db,
    reports.map(({ messageId }) => messageId),
  )
  const unknown = reports.filter(({ messageId }) => !known.has(messageId))
  if (unknown.length > 0)
    await enqueue(db, {
      name: LATE_REPORTS_JOB,
      payload: { reports: unknown.map((report) => ({ ...report, at: report.at.toISOString() })) },
      runAt: new Date(clock.now().getTime() + SOON_MS),
    })
}

/** Records reports once more that were of no known message. Job. */
export const recordLateReports = async (
  deps: AppDeps,
  { reports }: { reports: readonly (Omit<WhatsAppReport, 'at'> & { at: string })[] },
): Promise<void> =>
  void (await recordWhatsAppReports(
    deps,
    reports.map((report) => ({ ...report, at: new Date(report.at) })),
  ))

/**
 * Records what WhatsApp reports of messages. Reports may repeat and arrive in any order; those of messages that
 * the shop has not sent are left out. Returns how many changed something.
 */
async function recordWhatsAppReports(
  deps: ReportDeps,
  reports: readonly WhatsAppReport[],
): Promise<number> {
  let changed = 0
  for (const report of reports)
    changed +=
      report.status === 'failed'
        ? await recordFailure(deps, report)
        : await store.recordArrival(deps.db, report.messageId, report.at, {
            isRead: report.status === 'read',
          })
  return changed
}

const recordFailure = (deps: ReportDeps, { messageId, at, reason }: WhatsAppReport) =>
  withTransaction(deps, async (deps) => {
    const failure = `WhatsApp ${reason ?? 'no reason given'}`
    const id = await store.recordFailure(deps.db, messageId, at, failure)
    if (!id) return 0
    await sendEmailInstead(deps, id)
    return 1
  })
