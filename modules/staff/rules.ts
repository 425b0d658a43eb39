import type { Role } from '#platform/contract/call.ts'

/** What each role is called at the desk. */
export const roleNames: Record<Role, string> = {
  sales: 'Penjualan',
  finance: 'Keuangan',
  verification: 'Verifikasi',
  content: 'Konten',
  admin: 'Admin',
}
export const roles = Object.keys(roleNames) as [Role, ...Role[]]

/** What each role opens, for whoever gives it. */
export const roleMeans: Record<Role, string> = {
  sales: 'Pesanan dan pengiriman; melihat akun pembeli.',
  finance: 'Tagihan, pembayaran, dan limit kredit.',
  verification: 'Akun pembeli dan dokumen perusahaan.',
  content: 'Katalog, harga, dan stok.',
  admin: 'Semuanya, termasuk akun staf.',
}

/** Roles as they are told and kept: each once, in the order of the list above. */
export const inOrder = (given: readonly Role[]): Role[] =>
  roles.filter((role) => given.includes(role))

/** `invited`: has not chosen a password yet, so nobody signs in with it. */
export const MemberState = ['invited', 'active', 'suspended'] as const
export type MemberState = (typeof MemberState)[number]

export const stateOf = (member: { hasPassword: boolean; suspendedAt: Date | null }): MemberState =>
  member.suspendedAt ? 'suspended' : member.hasPassword ? 'active' : 'invited'

/** What a person reads for each state, and the colour of its badge. */
export const memberLook = {
  invited: { name: 'Diundang', tone: 'warning' },
  active: { name: 'Aktif', tone: 'success' },
  suspended: { name: 'Ditangguhkan', tone: 'danger' },
} as const satisfies Record<MemberState, { name: string; tone: string }>

/** Why a step is closed, for the person at the button. */
export const closed = (state: MemberState): string =>
  `Akun staf ini berstatus "${memberLook[state].name}", jadi langkah ini tidak bisa dilakukan.`

/** How long a link that an admin sent opens (ms). */
export const SENT_LASTS = 48 * 3_600_000
/** How long a link that was asked for at the door opens (ms). */
export const ASKED_LASTS = 3_600_000

export type Member = { id: string; roles: readonly Role[]; state: MemberState }

/** Who can do what only an admin can. */
export const isActiveAdmin = ({ roles: held, state }: Member): boolean =>
  state === 'active' && held.includes('admin')

/**
 * Why a member may not become `next` by the hand of `actorId`; undefined where nothing stands against
 * it. Somebody has to be left who can give roles, and nobody gives up their own part as an admin: a
 * second person does that (issue 5, staff).
 */
export function whyNot(
  all: readonly Member[],
  actorId: string,
  next: Member,
): { code: string; message: string } | undefined {
  const before = all.find(({ id }) => id === next.id)
  if (!before || !isActiveAdmin(before) || isActiveAdmin(next)) return undefined
  if (!all.some((member) => member.id !== next.id && isActiveAdmin(member)))
    return {
      code: 'staff.last_admin',
      message: 'Ini admin aktif yang terakhir. Jadikan orang lain admin terlebih dahulu.',
    }
  if (next.id === actorId)
    return {
      code: 'staff.own_admin',
      message: 'Peran admin Anda sendiri hanya bisa dicabut oleh admin lain.',
    }
  return undefined
}
