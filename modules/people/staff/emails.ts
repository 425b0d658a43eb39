import type { Role } from '#platform/contract/call.ts'
import type { Email } from '#modules/foundation/notifications/rules/email-template.ts'
import { staffRoleNames } from './rules.ts'

/** The page on which a password is chosen. */
export const buildPasswordPath = (token: string): string => `/backoffice/sandi?token=${token}`

const buildPasswordLink = (token: string, label = 'Pilih kata sandi') => ({
  label,
  path: buildPasswordPath(token),
})

/** Invites a staff member; the link lets them choose their password. */
export const writeStaffInvitationEmail = (
  storeName: string,
  invitation: { by: string; roles: readonly Role[] },
  token: string,
): Email => ({
  subject: `Undangan ke meja staf ${storeName}`,
  paragraphs: [
    `${invitation.by} menambahkan Anda sebagai staf ${storeName} dengan peran: ${invitation.roles.map((role) => staffRoleNames[role]).join(', ')}.`,
    'Buka tautan di bawah ini untuk memilih kata sandi. Tautan ini berlaku selama 48 jam dan hanya sekali pakai.',
  ],
  link: buildPasswordLink(token),
})

/** A link to a new password; `validFor` is the TTL in words. */
export const writeStaffPasswordResetEmail = (
  storeName: string,
  token: string,
  validFor: string,
): Email => ({
  subject: `Atur ulang kata sandi staf ${storeName}`,
  paragraphs: [
    'Ada yang meminta tautan untuk mengatur ulang kata sandi staf Anda. Buka tautan di bawah ini untuk memilih kata sandi baru.',
    `Tautan ini berlaku selama ${validFor} dan hanya sekali pakai. Bila bukan Anda yang meminta, beri tahu admin: kata sandi Anda tidak berubah.`,
  ],
  link: buildPasswordLink(token, 'Pilih kata sandi baru'),
})

/** Notifies a staff member of a new password, and what to do if it was not them. */
export const writeStaffPasswordChosenEmail = (storeName: string, at: string): Email => ({
  subject: `Kata sandi staf ${storeName} Anda diganti`,
  paragraphs: [
    `Kata sandi akun staf Anda diganti pada ${at}. Semua peranti lain sudah dikeluarkan.`,
    'Bila bukan Anda yang menggantinya, segera beri tahu admin.',
  ],
})
