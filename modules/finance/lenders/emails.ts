import { formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { queueEmail, type EmailToSend } from '#modules/foundation/notifications/service.ts'
import { lenderNames } from './rules/lenders.ts'
import { buildRegistrationPath, buildRegistrationSuccessPath } from './rules/registration-path.ts'
import { listApplicants } from './store/applicants.ts'
import type { LenderApplicationRecord } from './store/applications.ts'

type News = Pick<EmailToSend, 'template' | 'subject' | 'link'> & {
  /** Of one application all news with the same topic make one message. */
  topic: string
  paragraphs: string[]
}

/**
 * Tells the applicant what the lender has decided, as the application is now; nothing while it only waits. The same news
 * is written once, however often and in whichever order the lender tells it.
 */
export async function queueLenderNews(
  deps: AppDeps,
  application: LenderApplicationRecord,
): Promise<void> {
  const news = describeNews(application)
  if (!news) return
  const { topic, paragraphs, ...email } = news
  const { id, lender } = application
  for (const { id: recipientId, name, email: recipient } of await listApplicants(
    deps.db,
    application,
  )) {
    const [first, ...others] = paragraphs
    await queueEmail(deps, {
      ...email,
      recipient,
      paragraphs: [`Halo ${name}, ${first}`, ...others],
      whatsapp: { values: [name, lenderNames[lender]] },
      onceKey: `${id} ${recipientId} ${topic}`,
    })
  }
}

function describeNews(application: LenderApplicationRecord): News | null {
  const { status, lender, attempt, reason, offered, agreementNumber } = application
  const name = lenderNames[lender]
  const limit = offered === null ? '' : ` ${formatRupiah(moneyToJson(offered))}`
  const outcome = { label: 'Lihat pengajuan', path: buildRegistrationSuccessPath(lender) }
  switch (status) {
    case 'asked':
      return {
        template: 'lender.asked',
        topic: `${attempt} ${reason ?? ''}`,
        subject: `${name} minta tambahan untuk pengajuan Anda`,
        paragraphs: [
          `${name} belum dapat memutuskan pengajuan perusahaan Anda dan meminta:`,
          reason ?? 'Periksa isian Anda, lalu kirim lagi.',
          'Isian yang lain tetap tersimpan.',
        ],
        link: { label: 'Lengkapi pengajuan', path: buildRegistrationPath(lender) },
      }
    case 'declined':
      return {
        template: 'lender.declined',
        topic: 'declined',
        subject: `Pengajuan ke ${name} belum disetujui`,
        paragraphs: [
          `${name} belum menyetujui pengajuan perusahaan Anda.`,
          reason ? `Alasannya: ${reason}` : 'Mereka tidak menulis alasannya.',
        ],
        link: outcome,
      }
    case 'agreement_sent':
      return {
        template: 'lender.agreement',
        topic: agreementNumber ?? `${attempt}`,
        subject: `Perjanjian ${name} menunggu persetujuan Anda`,
        paragraphs: [
          `${name} menyetujui limit${limit} untuk perusahaan Anda. Baca perjanjiannya, lalu setujui; sesudah itu limitnya dibuka.`,
        ],
        link: { label: 'Baca perjanjian', path: buildRegistrationSuccessPath(lender) },
      }
    case 'active':
      return {
        template: 'lender.active',
        topic: 'active',
        subject: `Limit ${name} sudah terbuka`,
        paragraphs: [`limit${limit} dari ${name} sekarang bisa dipakai perusahaan Anda.`],
        link: outcome,
      }
    default:
      return null
  }
}
