import { CHOOSE_AGAIN } from '#platform/state-machine.ts'
import type { Role } from '#platform/contract/call.ts'

declare module '#platform/contract/call.ts' {
  interface StaffRoles {
    sales: true
    warehouse: true
    finance: true
    verification: true
    content: true
    admin: true
  }
}

/** The role that may make every call of staff. */
export const SUPER_ROLE: Role = 'admin'

/** What people read for each role. */
export const staffRoleNames: Record<Role, string> = {
  sales: 'Penjualan',
  warehouse: 'Gudang',
  finance: 'Keuangan',
  verification: 'Verifikasi',
  content: 'Konten',
  admin: 'Admin',
}
export const staffRoles = Object.keys(staffRoleNames) as [Role, ...Role[]]

/** What each role permits, for the admin who assigns it. */
export const staffRoleDescriptions: Record<Role, string> = {
  sales: 'Pesanan dan pengiriman; melihat akun pembeli.',
  warehouse: 'Muat, kirim, dan terima barang; tidak melihat harga.',
  finance: 'Tagihan, pembayaran, dan limit kredit.',
  verification: 'Akun pembeli dan dokumen perusahaan.',
  content: 'Katalog, harga, dan stok.',
  admin: 'Semuanya, termasuk akun staf.',
}

/** Each role once, in the order of the list above. */
export const sortRoles = (selected: readonly Role[]): Role[] =>
  staffRoles.filter((role) => selected.includes(role))

/** `invited`: has not chosen a password yet and cannot sign in. */
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

/** Why a transition is refused, as a sentence for the person who tried it. */
export const explainMemberState = (state: StaffMemberState): string =>
  `Akun staf ini berstatus "${staffStateNames[state]}", jadi langkah ini tidak bisa dilakukan. ${CHOOSE_AGAIN}`

/** How long a link that an admin sent is valid (ms). */
export const SENT_LINK_TTL_MS = 48 * 3_600_000
/** How long a link that the member requested is valid (ms). */
export const REQUESTED_LINK_TTL_MS = 3_600_000

export type RoleHolder = { id: string; roles: readonly Role[]; state: StaffMemberState }

export const isActiveAdmin = ({ roles: ownRoles, state }: RoleHolder): boolean =>
  state === 'active' && ownRoles.includes('admin')

/**
 * Why `actorId` may not change a member to `next`; undefined where they may. At least one active admin has
 * to remain, and admins cannot remove their own role: another admin does that.
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
