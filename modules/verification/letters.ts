import type { Tools } from '#platform/http/context.ts'
import { send } from '#modules/notifications/service.ts'

type Reader = { name: string; email: string; companyName: string }

const link = { label: 'Lihat pengajuan', path: '/waiting-verification' }

/** Tells a company that it is verified, and what that opens. */
export const approved = (tools: Tools, { name, email, companyName }: Reader) =>
  send(tools, {
    template: 'verification.approved',
    recipient: email,
    subject: `${companyName} sudah terverifikasi`,
    paragraphs: [
      `Halo ${name}, dokumen ${companyName} sudah kami periksa dan semuanya sesuai.`,
      'Harga bisnis kini berlaku setiap kali Anda masuk.',
    ],
    link: { label: 'Mulai belanja', path: '/' },
  })

/** Tells a company what was wrong, paper by paper. */
export const rejected = (
  tools: Tools,
  { name, email, companyName }: Reader,
  reason: string | null,
  papers: readonly { label: string; reason: string | null }[],
) =>
  send(tools, {
    template: 'verification.rejected',
    recipient: email,
    subject: `Dokumen ${companyName} perlu diperbaiki`,
    paragraphs: [
      `Halo ${name}, ada yang perlu diperbaiki pada pengajuan ${companyName}.`,
      ...(reason ? [reason] : []),
      ...papers.map((paper) => `${paper.label}: ${paper.reason}`),
      'Perbaiki lalu kirim lagi; data yang sudah benar tidak perlu diisi ulang.',
    ],
    link,
  })

/** Tells a company what else is needed. */
export const asked = (tools: Tools, { name, email, companyName }: Reader, note: string) =>
  send(tools, {
    template: 'verification.asked',
    recipient: email,
    subject: `Kami perlu tambahan untuk ${companyName}`,
    paragraphs: [`Halo ${name}, untuk memeriksa ${companyName} kami masih memerlukan:`, note],
    link,
  })
