import type { Role } from '#platform/contract/call.ts'

declare module '#platform/contract/call.ts' {
  interface StaffRoles {
    sales: true
    finance: true
    verification: true
    content: true
    admin: true
  }
}

/** The role that may make every call of staff. */
export const SUPER_ROLE: Role = 'admin'

/** What each role is called at the desk. */
export const staffRoleNames: Record<Role, string> = {
  sales: 'Penjualan',
  finance: 'Keuangan',
  verification: 'Verifikasi',
  content: 'Konten',
  admin: 'Admin',
}
export const staffRoles = Object.keys(staffRoleNames) as [Role, ...Role[]]

/** What each role opens, for whoever gives it. */
export const staffRoleDescriptions: Record<Role, string> = {
  sales: 'Pesanan dan pengiriman; melihat akun pembeli.',
  finance: 'Tagihan, pembayaran, dan limit kredit.',
  verification: 'Akun pembeli dan dokumen perusahaan.',
  content: 'Katalog, harga, dan stok.',
  admin: 'Semuanya, termasuk akun staf.',
}

/** Roles as they are told and kept: each once, in the order of the list above. */
export const sortRoles = (selected: readonly Role[]): Role[] =>
  staffRoles.filter((role) => selected.includes(role))

/** `invited`: has not chosen a password yet, so nobody signs in with it. */
export const StaffMemberState = ['invited', 'active', 'suspended'] as const
export type StaffMemberState = (typeof StaffMemberState)[number]

export const getMemberState = (member: {
  hasPassword: boolean
  suspendedAt: Date | null
}): StaffMemberState =>
  member.suspendedAt ? 'suspended' : member.hasPassword ? 'active' : 'invited'

/** What people read for each state. */
export const staffStateNames: Record<StaffMemberState, string> = {
  invited: 'Diundang',
  active: 'Aktif',
  suspended: 'Ditangguhkan',
}

/** Why a step is closed, for the person at the button. */
export const explainMemberState = (state: StaffMemberState): string =>
  `Akun staf ini berstatus "${staffStateNames[state]}", jadi langkah ini tidak bisa dilakukan.`

/** How long a link that an admin sent opens (ms). */
export const SENT_LINK_TTL = 48 * 3_600_000
/** How long a link that was asked for at the door opens (ms). */
export const REQUESTED_LINK_TTL = 3_600_000

export type RoleHolder = { id: string; roles: readonly Role[]; state: StaffMemberState }

/** Who can do what only an admin can. */
export const isActiveAdmin = ({ roles: ownRoles, state }: RoleHolder): boolean =>
  state === 'active' && ownRoles.includes('admin')

/**
 * Why a member may not become `next` by the hand of `actorId`; undefined where nothing stands against
 * it. Somebody has to be left who can give roles, and nobody gives up their own part as an admin: a
 * second person does that (issue 5, staff).
 */
export function findRejectionReason(
  all: readonly RoleHolder[],
  actorId: string,
  next: RoleHolder,
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
