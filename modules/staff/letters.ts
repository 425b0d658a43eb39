import type { Role } from '#platform/contract/call.ts'
import type { Letter } from '#modules/notifications/letter.ts'
import { roleNames } from './rules.ts'

/** Where a password is chosen by a link. */
export const passwordPath = (token: string): string => `/backoffice/sandi?token=${token}`

const choose = (token: string, label = 'Pilih kata sandi') => ({ label, path: passwordPath(token) })

/** Asks somebody to work at the desk: the link lets them choose their password. */
export const invitationLetter = (
  storeName: string,
  invited: { by: string; roles: readonly Role[] },
  token: string,
): Letter => ({
  subject: `Undangan ke meja staf ${storeName}`,
  paragraphs: [
    `${invited.by} menambahkan Anda sebagai staf ${storeName} dengan peran: ${invited.roles.map((role) => roleNames[role]).join(', ')}.`,
    'Buka tautan di bawah ini untuk memilih kata sandi. Tautan ini berlaku selama 48 jam dan hanya sekali pakai.',
  ],
  link: choose(token),
})

/** The link to a new password, `lasts` in words. */
export const newPasswordLetter = (storeName: string, token: string, lasts: string): Letter => ({
  subject: `Atur ulang kata sandi staf ${storeName}`,
  paragraphs: [
    'Ada yang meminta tautan untuk mengatur ulang kata sandi staf Anda. Buka tautan di bawah ini untuk memilih kata sandi baru.',
    `Tautan ini berlaku selama ${lasts} dan hanya sekali pakai. Bila bukan Anda yang meminta, beri tahu admin: kata sandi Anda tidak berubah.`,
  ],
  link: choose(token, 'Pilih kata sandi baru'),
})

/** Tells a member of staff that their password was chosen, and what to do if it was not them. */
export const passwordChosenLetter = (storeName: string, at: string): Letter => ({
  subject: `Kata sandi staf ${storeName} Anda diganti`,
  paragraphs: [
    `Kata sandi akun staf Anda diganti pada ${at}. Semua peranti lain sudah dikeluarkan.`,
    'Bila bukan Anda yang menggantinya, segera beri tahu admin.',
  ],
})
