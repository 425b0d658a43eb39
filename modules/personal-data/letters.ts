import type { Letter } from '#modules/notifications/letter.ts'
import { goes, LETTER_KEPT_DAYS, stays } from './rules.ts'

/** By what the letter below is found again, to be forgotten. */
export const CLOSED = 'personal-data.closed'

/** Confirms that an account is closed: what went, what stays and why. */
export const closedLetter = (storeName: string, at: string): Letter => ({
  subject: `Akun ${storeName} Anda sudah ditutup`,
  paragraphs: [
    `Akun Anda ditutup pada ${at}, sesuai permintaan Anda. Semua peranti sudah kami keluarkan.`,
    `Yang sudah dihapus:\n${listed(goes)}`,
    `Yang tetap kami simpan karena diwajibkan undang-undang:\n${listed(stays)}`,
    `Salinan surat ini kami hapus setelah ${LETTER_KEPT_DAYS} hari. Alamat email ini bisa dipakai lagi untuk mendaftar kapan saja.`,
  ],
})

const listed = (lines: readonly string[]) => lines.map((line) => `• ${line}`).join('\n')
