import { mayDo, type Staff } from '../staff.ts'

const TABS = [
  { key: 'sinonim', label: 'Sinonim', roles: ['content'] },
  { key: 'tidak-ditemukan', label: 'Tidak ditemukan', roles: ['content'] },
  { key: 'permintaan', label: 'Permintaan barang', roles: ['content', 'sales'] },
] as const
export type TabKey = (typeof TABS)[number]['key']

/** What somebody of these roles may open. */
export const tabsFor = (staff: Pick<Staff, 'roles'>) =>
  TABS.filter(({ roles }) => mayDo(staff, ...roles))

/** The tab that an address asks for, else the first that is open; sinonim where none is. */
export const tabIn = (wanted: string | null, staff: Pick<Staff, 'roles'>): TabKey => {
  const open = tabsFor(staff)
  return (open.find(({ key }) => key === wanted) ?? open[0])?.key ?? 'sinonim'
}
