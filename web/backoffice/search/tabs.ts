import { hasRole, type SignedInStaff } from '../shared/staff.ts'

const TABS = [
  { key: 'sinonim', label: 'Sinonim', roles: ['content'] },
  { key: 'tidak-ditemukan', label: 'Tidak ditemukan', roles: ['content'] },
  { key: 'permintaan', label: 'Permintaan barang', roles: ['content', 'sales'] },
] as const
export type SearchTabKey = (typeof TABS)[number]['key']

/** The tabs that a member of staff may open. */
export const listTabs = (staff: Pick<SignedInStaff, 'roles'>) =>
  TABS.filter(({ roles }) => hasRole(staff, ...roles))

/** The requested tab if it may be opened, else the first one; `sinonim` if there is none. */
export const resolveTab = (
  requested: string | null,
  staff: Pick<SignedInStaff, 'roles'>,
): SearchTabKey => {
  const available = listTabs(staff)
  return (available.find(({ key }) => key === requested) ?? available[0])?.key ?? 'sinonim'
}
