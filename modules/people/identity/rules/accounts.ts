import { CHOOSE_AGAIN, type Transitions } from '#platform/state-machine.ts'

export const AccountStatus = ['pending_activation', 'active', 'suspended', 'closed'] as const
export type AccountStatus = (typeof AccountStatus)[number]
export type AccountActor = 'link' | 'google' | 'staff' | 'owner'

/** The activation link or Google, which both prove the address, activate an account; staff suspend and reinstate it, its owner closes it. */
export const accountTransitions: Transitions<AccountStatus, AccountActor> = {
  pending_activation: { active: ['link', 'google'] },
  active: { suspended: ['staff'], closed: ['owner'] },
  suspended: { active: ['staff'] },
  closed: {},
}

/** Messages for sign-ins and registrations that are refused although the input is right. */
export const signInRefusals = {
  'session.not_active':
    'Akun ini belum aktif. Buka tautan di email aktivasi, atau minta kami mengirim tautan baru.',
  'session.suspended': 'Akun ini sedang ditangguhkan. Hubungi kami untuk membukanya.',
  'session.public_password':
    'Kata sandi ini milik toko peragaan dan sudah tidak berlaku. Buat yang baru lewat Lupa kata sandi.',
  'registration.closed': 'Pendaftaran sedang kami tutup. Coba lagi nanti.',
} as const

/** What people read for each status. */
export const accountStatusNames: Record<AccountStatus, string> = {
  pending_activation: 'Belum aktif',
  active: 'Aktif',
  suspended: 'Ditangguhkan',
  closed: 'Ditutup',
}

/** Why a transition is refused, as a sentence for the person who tried it. */
export const explainAccountStatus = (status: AccountStatus): string =>
  `Akun berstatus "${accountStatusNames[status]}", jadi langkah ini tidak bisa dilakukan. ${CHOOSE_AGAIN}`

/** Replaces the name of a closed account. */
export const ANONYMOUS_NAME = 'Akun ditutup'
/** Replaces the e-mail address of a closed account. It is not an address, so no input matches it. */
export const buildAnonymousEmail = (id: string): string => `akun-ditutup-${id}`
/** An account's e-mail address for staff; empty for a closed account. */
export const presentEmail = (email: string): string => (email.includes('@') ? email : '')
