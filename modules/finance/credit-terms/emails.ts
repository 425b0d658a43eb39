import { formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { CREDIT_PATH } from './rules/terms-path.ts'
import { listOwners } from './store/credit-events.ts'

type CreditEmail = {
  template: string
  subject: string
  text: string
  /** The values of the WhatsApp template after the name. */
  values?: readonly string[]
}

async function queueToOwners(deps: AppDeps, companyId: string, email: CreditEmail): Promise<void> {
  for (const { name, email: recipient } of await listOwners(deps.db, companyId))
    await queueEmail(deps, {
      template: email.template,
      recipient,
      subject: email.subject,
      paragraphs: [`Halo ${name}, ${email.text}`],
      whatsapp: { values: [name, ...(email.values ?? [])] },
      link: { label: 'Lihat limit kredit', path: CREDIT_PATH },
    })
}

/** To the owners: how much they may owe from now on, and for how long. */
export const queueGrantedEmails = (
  deps: AppDeps,
  companyId: string,
  { amount, days }: { amount: Money; days: number },
) => {
  const limit = formatRupiah(moneyToJson(amount))
  return queueToOwners(deps, companyId, {
    template: 'credit.granted',
    subject: 'Limit kredit perusahaan Anda sudah aktif',
    text: `perusahaan Anda sekarang punya limit kredit ${limit} dengan tempo ${days} hari. Pilih Tempo saat memesan.`,
    values: [limit, String(days)],
  })
}

/** To the owners: why there is no limit now. */
export const queueDeclinedEmails = (deps: AppDeps, companyId: string, reason: string) =>
  queueToOwners(deps, companyId, {
    template: 'credit.declined',
    subject: 'Pengajuan limit kredit belum kami setujui',
    text: `pengajuan limit kredit perusahaan Anda belum dapat kami setujui. Alasannya: ${reason}`,
  })

/** To the owners: why nothing can be ordered on credit now. */
export const queueFrozenEmails = (deps: AppDeps, companyId: string, reason: string) =>
  queueToOwners(deps, companyId, {
    template: 'credit.frozen',
    subject: 'Limit kredit perusahaan Anda dibekukan',
    text: `limit kredit perusahaan Anda dibekukan. Alasannya: ${reason} Pesanan yang sudah jalan tetap kami kirim; cara bayar lain tetap bisa dipakai.`,
  })

/** To the owners: ordering on credit works again. */
export const queueUnfrozenEmails = (deps: AppDeps, companyId: string) =>
  queueToOwners(deps, companyId, {
    template: 'credit.unfrozen',
    subject: 'Limit kredit perusahaan Anda terbuka lagi',
    text: 'limit kredit perusahaan Anda bisa dipakai lagi.',
  })
