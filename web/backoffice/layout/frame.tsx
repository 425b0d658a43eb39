import { useEffect, useRef, type ReactNode } from 'react'
import {
  ClipboardList,
  IdCard,
  FileText,
  LogOut,
  Mail,
  Package,
  ScrollText,
  Search,
  Settings,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { outboxRoles } from '#modules/foundation/notifications/rules.ts'
import { hasRole, formatRoles, type SignedInStaff } from '#web/backoffice/shared/staff.ts'
import { useShell } from '../../shared/chrome/use-shell.ts'
import { SkipLink } from '../../shared/chrome/site-frame.tsx'
import { NavigationProgress } from '../../shared/chrome/navigation-progress.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ToastHost } from '../../ui/toast-host.tsx'

type Section = {
  to: string
  label: string
  icon: LucideIcon
  isVisible: (staff: SignedInStaff) => boolean
}

/** The sections of the menu, each for the roles that may open it. */
const sections: readonly Section[] = [
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

const itemClass =
  'flex min-h-11 shrink-0 items-center gap-3 px-3.5 font-medium whitespace-nowrap hover:bg-dark-hover md:rounded-control'

/**
 * The frame of every page: a dark bar with the sections and the signed-in member, and the page
 * beside it.
 */
export function StaffFrame({
  staff,
  children,
}: {
  staff: SignedInStaff | undefined
  children: ReactNode
}) {
  const storeName = useShell()?.storeName ?? ''
  const bar = useScrollCurrentIntoView()
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-[64px_minmax(0,1fr)] md:grid-rows-none xl:grid-cols-[208px_minmax(0,1fr)]">
      <SkipLink />
      <NavigationProgress />
      <header className="on-dark bg-tarp-900 text-14 text-dark-text">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:p-2 md:pt-2.5">
          <Link
            to="/backoffice"
            aria-label={`${storeName}, meja staf`}
            className="px-3.5 text-white max-xl:w-13.5 md:mb-2 md:px-2.5 md:max-xl:w-12 max-xl:[&_span>span]:hidden"
          >
            <Logo name={storeName} />
          </Link>
          <nav
            ref={bar}
            aria-label="Meja staf"
            className="no-bar order-last col-span-2 flex overflow-x-auto md:order-none md:flex-col md:gap-0.5"
          >
            {sections
              .filter(({ isVisible }) => staff && isVisible(staff))
              .map(({ to, label, icon }) => (
                <NavLink
                  key={to}
                  to={to}
                  title={label}
                  className={`${itemClass} aria-[current]:bg-tarp-600 aria-[current]:text-white`}
                >
                  <Icon of={icon} />
                  <span className="md:max-xl:sr-only">{label}</span>
                </NavLink>
              ))}
          </nav>
          {staff && <StaffMenu staff={staff} />}
        </div>
      </header>
      <main id="isi" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
      <ToastHost />
    </div>
  )
}

/** On a phone the sections form a scrolling row: scrolls the current one into view. */
function useScrollCurrentIntoView() {
  const bar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) bar.current!.scrollLeft = current.offsetLeft - 16
  }, [pathname])
  return bar
}

/** The signed-in member, their roles, and the button to sign out. */
function StaffMenu({ staff }: { staff: SignedInStaff }) {
  const roles = formatRoles(staff)
  return (
    <div className="flex items-center justify-end gap-1 md:mt-auto md:grid md:justify-stretch">
      <p className="min-w-0 text-right leading-tight md:max-xl:sr-only xl:px-3.5 xl:py-2 xl:text-left">
        <b className="block truncate text-white">{staff.name}</b>
        <span className="block truncate text-12">{roles}</span>
      </p>
      <p
        aria-hidden
        title={`${staff.name} · ${roles}`}
        className="mx-auto hidden size-9 place-items-center rounded-full bg-dark-pill font-bold text-white md:max-xl:grid"
      >
        {getInitials(staff.name)}
      </p>
      <Form method="post" action="/backoffice?index">
        <button
          type="submit"
          name="intent"
          value="sign-out"
          title="Keluar"
          className={`${itemClass} w-full max-md:gap-2`}
        >
          <Icon of={LogOut} />
          <span className="max-xl:sr-only">Keluar</span>
        </button>
      </Form>
    </div>
  )
}

const getInitials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('')
