import type { Email } from '#modules/foundation/notifications/rules/email-template.ts'
import { erasedData, EMAIL_RETENTION_DAYS, retainedData } from './rules.ts'

/** Finds the e-mail below again, to delete it. */
export const ACCOUNT_CLOSED_TEMPLATE = 'personal-data.closed'

/** Confirms that an account is closed, with what was deleted, what is retained, and why. */
export const writeAccountClosedEmail = (storeName: string, at: string): Email => ({
  subject: `Akun ${storeName} Anda sudah ditutup`,
  paragraphs: [
    `Akun Anda ditutup pada ${at}, sesuai permintaan Anda. Semua peranti sudah kami keluarkan.`,
    `Yang sudah dihapus:\n${formatList(erasedData)}`,
    `Yang tetap kami simpan karena diwajibkan undang-undang:\n${formatList(retainedData)}`,
    `Salinan surat ini kami hapus setelah ${EMAIL_RETENTION_DAYS} hari. Alamat email ini bisa dipakai lagi untuk mendaftar kapan saja.`,
  ],
})

const formatList = (lines: readonly string[]) => lines.map((line) => `• ${line}`).join('\n')
