import { ClipboardList, Mail, ScrollText } from 'lucide-react'
import { Link, NavLink, Outlet } from 'react-router'
import { staffOnly } from '#web/access.ts'
import { shortName, useShell } from '../chrome/data.ts'
import { SkipLink } from '../chrome/frame.tsx'
import { NavigationBar } from '../chrome/navigation-bar.tsx'
import { Icon } from '../icon.tsx'
import { Logo } from '../logo.tsx'
import { ToastHost } from '../toast-host.tsx'

export const middleware = [staffOnly]

/** Without a loader a move within the browser would not ask the server who is there. */
export const loader = () => null

const desk = [
  { to: '/backoffice/pesanan', label: 'Pesanan', icon: ClipboardList },
  { to: '/backoffice/kotak-keluar', label: 'Kotak keluar', icon: Mail },
  { to: '/backoffice/audit', label: 'Audit', icon: ScrollText },
]

/** The staff's desk: navigation at the left (above on a phone), the work beside it. */
export default function BackofficeLayout() {
  const shell = useShell()
  return (
    <div className="grid min-h-dvh content-start md:grid-cols-[64px_minmax(0,1fr)] md:content-stretch xl:grid-cols-[208px_minmax(0,1fr)]">
      <SkipLink />
      <NavigationBar />
      <nav
        aria-label="Meja staf"
        className="on-dark no-bar flex overflow-x-auto bg-tarp-900 text-14 text-dark-text md:flex-col md:gap-0.5 md:p-2 md:pt-2.5"
      >
        <Link
          to="/backoffice"
          className="shrink-0 overflow-hidden px-2.5 text-white max-xl:w-13 md:mb-2"
        >
          <Logo name={shell?.storeName ?? ''} />
        </Link>
        {desk.map(({ to, label, icon }) => (
          <NavLink
            key={to}
            to={to}
            title={label}
            className="flex min-h-11 shrink-0 items-center gap-3 px-3.5 font-medium hover:bg-dark-hover aria-[current]:bg-tarp-600 aria-[current]:text-white md:rounded-control"
          >
            <Icon of={icon} />
            <span className="md:max-xl:sr-only">{label}</span>
          </NavLink>
        ))}
        {shell?.user && (
          <p className="mt-auto hidden px-3.5 py-3 xl:block">
            <b className="block text-white">{shortName(shell.user.name)}</b>
            <span className="block truncate text-12">{shell.user.email}</span>
          </p>
        )}
      </nav>
      <main id="isi" tabIndex={-1} className="min-w-0 outline-none">
        <Outlet />
      </main>
      <ToastHost />
    </div>
  )
}
