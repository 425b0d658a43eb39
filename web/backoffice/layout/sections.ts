import {
  ClipboardList,
  IdCard,
  FileText,
  Mail,
  Package,
  ScrollText,
  Search,
  Settings,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { outboxRoles } from '#modules/foundation/notifications/rules/readable-emails.ts'
import { hasRole, type SignedInStaff } from '../shared/staff.ts'

type Section = {
  to: string
  label: string
  icon: LucideIcon
  isVisible: (staff: SignedInStaff) => boolean
}

/** The sections of the menu, each for the roles that may open it. */
const SECTIONS: readonly Section[] = [
  {
    to: '/backoffice/pesanan',
    label: 'Pesanan',
    icon: ClipboardList,
    isVisible: (staff) => hasRole(staff, 'sales', 'finance'),
  },
  {
    to: '/backoffice/upo',
    label: 'Purchase order',
    icon: FileText,
    isVisible: (staff) => hasRole(staff, 'sales'),
  },
  {
    to: '/backoffice/produk',
    label: 'Produk',
    icon: Package,
    isVisible: (staff) => hasRole(staff, 'content'),
  },
  {
    to: '/backoffice/verifikasi',
    label: 'Verifikasi',
    icon: ShieldCheck,
    isVisible: (staff) => hasRole(staff, 'verification'),
  },
  {
    to: '/backoffice/akun',
    label: 'Akun',
    icon: Users,
    isVisible: (staff) => hasRole(staff, 'verification', 'sales'),
  },
  {
    to: '/backoffice/pencarian',
    label: 'Pencarian',
    icon: Search,
    isVisible: (staff) => hasRole(staff, 'content', 'sales'),
  },
  {
    to: '/backoffice/kotak-keluar',
    label: 'Kotak keluar',
    icon: Mail,
    isVisible: (staff) => hasRole(staff, ...outboxRoles),
  },
  { to: '/backoffice/staf', label: 'Staf', icon: IdCard, isVisible: (staff) => hasRole(staff) },
  {
    to: '/backoffice/audit',
    label: 'Audit',
    icon: ScrollText,
    isVisible: (staff) => hasRole(staff),
  },
  {
    to: '/backoffice/pengaturan',
    label: 'Pengaturan',
    icon: Settings,
    isVisible: (staff) => hasRole(staff),
  },
]

/** The sections that a member of staff may open. */
export const listSections = (staff: SignedInStaff | undefined): readonly Section[] =>
  SECTIONS.filter(({ isVisible }) => staff && isVisible(staff))
