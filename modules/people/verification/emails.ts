import type { AppDeps } from '#platform/http/context.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'

type Recipient = { name: string; email: string; companyName: string }

const submissionLink = { label: 'Lihat pengajuan', path: '/waiting-verification' }

/** Notifies a company that it is verified, and of the business prices. */
export const queueApprovedEmail = (deps: AppDeps, { name, email, companyName }: Recipient) =>
  queueEmail(deps, {
    template: 'verification.approved',
    recipient: email,
    subject: `${companyName} sudah terverifikasi`,
    paragraphs: [
      `Halo ${name}, dokumen ${companyName} sudah kami periksa dan semuanya sesuai.`,
      'Harga bisnis kini berlaku setiap kali Anda masuk.',
    ],
    whatsapp: { values: [name, companyName] },
    link: { label: 'Mulai belanja', path: '/' },
  })

/** Notifies a company of a rejection, with a reason per document. */
export const queueRejectedEmail = (
  deps: AppDeps,
  { name, email, companyName }: Recipient,
  reason: string | null,
  documents: readonly { label: string; reason: string | null }[],
) =>
  queueEmail(deps, {
    template: 'verification.rejected',
    recipient: email,
    subject: `${documents.length > 0 ? 'Dokumen' : 'Pengajuan'} ${companyName} perlu diperbaiki`,
    paragraphs: [
      `Halo ${name}, ada yang perlu diperbaiki pada pengajuan ${companyName}.`,
      ...(reason ? [reason] : []),
      ...documents.map((document) => `${document.label}: ${document.reason}`),
      'Perbaiki lalu kirim lagi; data yang sudah benar tidak perlu diisi ulang.',
    ],
    whatsapp: { values: [name, companyName] },
    link: submissionLink,
  })

/** Requests more documents from a company. */
export const queueMoreNeededEmail = (
  deps: AppDeps,
  { name, email, companyName }: Recipient,
  note: string,
) =>
  queueEmail(deps, {
    template: 'verification.asked',
    recipient: email,
    subject: `Kami perlu tambahan untuk ${companyName}`,
    paragraphs: [`Halo ${name}, untuk memeriksa ${companyName} kami masih memerlukan:`, note],
    whatsapp: { values: [name, companyName] },
    link: submissionLink,
  })
