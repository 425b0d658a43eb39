import type { IconName } from '#web/ui/icon-names.ts'
import { outboxRoles } from '#modules/foundation/notifications/rules/staff-visible-emails.ts'
import { hasRole, type SignedInStaff } from '../shared/staff.ts'

type Section = {
  to: string
  label: string
  icon: IconName
  /** Its pages at other addresses. */
  pages?: readonly string[]
  isVisible: (staff: SignedInStaff) => boolean
}

/** The sections of the menu, each for the roles that may open it. */
const SECTIONS: readonly Section[] = [
  {
    to: '/backoffice',
    label: 'Hari ini',
    icon: 'list-checks',
    isVisible: (staff) => hasRole(staff, 'sales', 'warehouse', 'finance', 'verification'),
  },
  {
    to: '/backoffice/pesanan',
    label: 'Pesanan',
    icon: 'clipboard-list',
    isVisible: (staff) => hasRole(staff, 'sales', 'finance'),
  },
  {
    to: '/backoffice/retur',
    label: 'Retur',
    icon: 'rotate-ccw-clock',
    pages: ['/backoffice/gudang/retur'],
    isVisible: (staff) => hasRole(staff, 'sales', 'warehouse', 'finance'),
  },
  {
    to: '/backoffice/pembayaran',
    label: 'Pembayaran',
    icon: 'credit-card',
    pages: ['/backoffice/simulator-bank'],
    isVisible: (staff) => hasRole(staff, 'finance'),
  },
  {
    to: '/backoffice/kredit',
    label: 'Kredit',
    icon: 'landmark',
    isVisible: (staff) => hasRole(staff, 'sales', 'finance'),
  },
  {
    to: '/backoffice/mutasi-bank',
    label: 'Mutasi bank',
    icon: 'file-spreadsheet',
    isVisible: (staff) => hasRole(staff, 'finance'),
  },
  {
    to: '/backoffice/pengembalian-dana',
    label: 'Pengembalian dana',
    icon: 'send',
    isVisible: (staff) => hasRole(staff, 'finance'),
  },
  {
    to: '/backoffice/pajak',
    label: 'Pajak',
    icon: 'percent',
    isVisible: (staff) => hasRole(staff, 'finance'),
  },
  {
    to: '/backoffice/upo',
    label: 'Purchase order',
    icon: 'file-text',
    isVisible: (staff) => hasRole(staff, 'sales'),
  },
  {
    to: '/backoffice/negosiasi',
    label: 'Negosiasi',
    icon: 'ticket-percent',
    isVisible: (staff) => hasRole(staff, 'sales'),
  },
  {
    to: '/backoffice/pengiriman',
    label: 'Pengiriman',
    icon: 'truck',
    pages: ['/backoffice/armada', '/backoffice/daftar-ambil'],
    isVisible: (staff) => hasRole(staff, 'sales', 'warehouse'),
  },
  {
    to: '/backoffice/produk',
    label: 'Produk',
    icon: 'package',
    pages: ['kategori', 'merek', 'harga', 'stok', 'impor'].map((page) => `/backoffice/${page}`),
    isVisible: (staff) => hasRole(staff, 'content'),
  },
  {
    to: '/backoffice/stok',
    label: 'Stok',
    icon: 'package',
    // Who keeps the catalogue finds it there.
    isVisible: (staff) => hasRole(staff, 'warehouse') && !hasRole(staff, 'content'),
  },
  {
    to: '/backoffice/verifikasi',
    label: 'Verifikasi',
    icon: 'shield-check',
    isVisible: (staff) => hasRole(staff, 'verification'),
  },
  {
    to: '/backoffice/akun',
    label: 'Akun',
    icon: 'users',
    isVisible: (staff) => hasRole(staff, 'verification', 'sales'),
  },
  {
    to: '/backoffice/pencarian',
    label: 'Pencarian',
    icon: 'search',
    isVisible: (staff) => hasRole(staff, 'content', 'sales'),
  },
  {
    to: '/backoffice/kotak-keluar',
    label: 'Kotak keluar',
    icon: 'mail',
    isVisible: (staff) => hasRole(staff, ...outboxRoles),
  },
  { to: '/backoffice/staf', label: 'Staf', icon: 'id-card', isVisible: (staff) => hasRole(staff) },
  {
    to: '/backoffice/audit',
    label: 'Audit',
    icon: 'scroll-text',
    isVisible: (staff) => hasRole(staff),
  },
  {
    to: '/backoffice/pengaturan',
    label: 'Pengaturan',
    icon: 'settings',
    isVisible: (staff) => hasRole(staff),
  },
]

/** The sections that a member of staff may open. */
export const listSections = (staff: SignedInStaff | undefined): readonly Section[] =>
  SECTIONS.filter(({ isVisible }) => staff && isVisible(staff))

/** Whether a path is a page of the section. */
export const isInSection = ({ to, pages = [] }: Section, path: string): boolean =>
  [to, ...pages].some(
    (page) => path === page || (page !== '/backoffice' && path.startsWith(`${page}/`)),
  )
