import type { IconName } from '#web/ui/icons/icon-names.ts'
import { outboxRoles } from '#modules/foundation/notifications/rules/staff-visible-emails.ts'
import { hasRole, type SignedInStaff } from '../shared/staff.ts'

export type Section = {
  to: string
  label: string
  icon: IconName
  /** Its pages at other addresses. */
  pages?: readonly string[]
  /** The kinds of tasks that are worked on there. */
  tasks?: readonly string[]
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
    to: '/backoffice/angka',
    label: 'Angka toko',
    icon: 'trending-up',
    isVisible: (staff) => hasRole(staff, 'sales', 'finance'),
  },
  {
    to: '/backoffice/pesanan',
    label: 'Pesanan',
    icon: 'clipboard-list',
    tasks: ['payment-proof'],
    isVisible: (staff) => hasRole(staff, 'sales', 'finance'),
  },
  {
    to: '/backoffice/retur',
    label: 'Retur',
    icon: 'rotate-ccw-clock',
    tasks: ['return', 'return-arrival', 'return-credit'],
    pages: ['/backoffice/gudang/retur'],
    isVisible: (staff) => hasRole(staff, 'sales', 'warehouse', 'finance'),
  },
  {
    to: '/backoffice/keuangan',
    label: 'Keuangan',
    icon: 'calculator',
    isVisible: (staff) => hasRole(staff, 'finance'),
  },
  {
    to: '/backoffice/pembayaran',
    label: 'Uang belum cocok',
    icon: 'credit-card',
    tasks: ['gateway-payment'],
    pages: ['/backoffice/simulator-bank'],
    isVisible: (staff) => hasRole(staff, 'finance'),
  },
  {
    to: '/backoffice/kredit',
    label: 'Kredit',
    icon: 'wallet',
    tasks: ['credit'],
    isVisible: (staff) => hasRole(staff, 'sales', 'finance'),
  },
  {
    to: '/backoffice/pembiayaan',
    label: 'Pembiayaan',
    icon: 'landmark',
    tasks: ['lender', 'loan'],
    pages: ['/backoffice/simulator-pembiayaan'],
    isVisible: (staff) => hasRole(staff, 'verification', 'finance'),
  },
  {
    to: '/backoffice/mutasi-bank',
    label: 'Mutasi bank',
    icon: 'file-spreadsheet',
    tasks: ['bank-line'],
    isVisible: (staff) => hasRole(staff, 'finance'),
  },
  {
    to: '/backoffice/pengembalian-dana',
    label: 'Pengembalian dana',
    icon: 'send',
    tasks: ['refund'],
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
    tasks: ['purchase-order'],
    isVisible: (staff) => hasRole(staff, 'sales'),
  },
  {
    to: '/backoffice/negosiasi',
    label: 'Negosiasi',
    icon: 'ticket-percent',
    tasks: ['negotiation'],
    isVisible: (staff) => hasRole(staff, 'sales'),
  },
  {
    to: '/backoffice/tiket',
    label: 'Tiket',
    icon: 'life-buoy',
    tasks: ['ticket'],
    isVisible: (staff) => hasRole(staff, 'sales'),
  },
  {
    to: '/backoffice/asisten',
    label: 'Asisten',
    icon: 'bot',
    tasks: ['chat'],
    isVisible: (staff) => hasRole(staff, 'sales'),
  },
  {
    to: '/backoffice/pengiriman',
    label: 'Pengiriman',
    icon: 'truck',
    tasks: ['delivery', 'receipt'],
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
    to: '/backoffice/konten',
    label: 'Konten',
    icon: 'newspaper',
    isVisible: (staff) => hasRole(staff, 'content'),
  },
  {
    to: '/backoffice/jawaban',
    label: 'Pesan & survei',
    icon: 'message-circle',
    isVisible: (staff) => hasRole(staff, 'sales', 'content'),
  },
  {
    to: '/backoffice/verifikasi',
    label: 'Verifikasi',
    icon: 'shield-check',
    tasks: ['verification'],
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
    to: '/backoffice/sakelar',
    label: 'Sakelar fitur',
    icon: 'sliders-horizontal',
    isVisible: (staff) => hasRole(staff, 'content'),
  },
  {
    to: '/backoffice/kotak-keluar',
    label: 'Kotak keluar',
    icon: 'mail',
    isVisible: (staff) => hasRole(staff, ...outboxRoles),
  },
  { to: '/backoffice/staf', label: 'Staf', icon: 'id-card', isVisible: (staff) => hasRole(staff) },
  {
    to: '/backoffice/galat',
    label: 'Galat',
    icon: 'triangle-exclamation-point',
    isVisible: (staff) => hasRole(staff),
  },
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

export type TaskCounts = readonly { kind: string; total: number; totalIsExact: boolean }[]

/** How many tasks wait in a section; `shown` is what fits beside its name. */
export function countWaiting({ tasks = [] }: Section, counts: TaskCounts) {
  const own = counts.filter(({ kind }) => tasks.includes(kind))
  const total = own.reduce((sum, each) => sum + each.total, 0)
  const isExact = total <= 99 && own.every(({ totalIsExact }) => totalIsExact)
  return { total, shown: isExact ? String(total) : '99+' }
}
