import { lazy, Suspense } from 'react'
import { Form, Outlet } from 'react-router'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { requireSignedIn } from '#web/access.ts'
import { apiContext } from '#web/context.ts'
import { NOTHING_WAITS } from '#web/shell.ts'
import { useVisitor } from '../../shared/chrome/visitor.ts'
import { leaveTab } from '#web/tab-session.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { profileLinks } from './profile-links.ts'
import type { Route } from './+types/profile'

export const middleware = [requireSignedIn]

/** What the buyer has to see once, wherever in the profile they are. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  context.get(apiContext).grade.notice()

const GradePopup = lazy(() => import('../credit/grade-popup.tsx'))

const itemClass =
  'flex min-h-11 flex-none items-center justify-center gap-3 rounded-control px-2.5 text-14 md:justify-start md:px-3 font-medium whitespace-nowrap text-ink! no-underline! hover:bg-concrete-100 aria-[current]:bg-tarp-50 aria-[current]:font-bold aria-[current]:text-tarp-600!'

/** The buyer's own pages with their navigation at the side (above on a phone). */
export default function ProfileLayout({ loaderData: { notice } }: Route.ComponentProps) {
  const { user, waiting = NOTHING_WAITS } = useVisitor() ?? {}
  const counts: Record<string, number> = {
    '/profile/daftar-negosiasi': waiting.negotiations,
    '/profile/daftar-invoice': waiting.invoices,
  }
  return (
    <div className="wrap grid gap-4 pt-4 print:block md:grid-cols-[200px_minmax(0,1fr)] md:gap-6 md:pt-8 lg:grid-cols-[240px_minmax(0,1fr)]">
      <nav
        aria-label="Profil"
        className="min-w-0 md:rounded-card md:border md:border-line md:bg-face md:p-2 md:self-start"
      >
        {user && (
          <p className="mb-1 hidden border-b border-line px-3 pt-2 pb-3 md:block">
            <b title={user.name} className="block truncate">
              {user.name}
            </b>
            <span title={user.email} className="block truncate text-12 text-ink-2">
              {user.email}
            </span>
          </p>
        )}
        <div className="no-bar flex overflow-x-auto scroll-pl-12 rounded-control border border-line bg-face max-md:[mask-image:linear-gradient(to_right,#000_calc(100%-32px),#0000)] max-md:pr-8 md:grid md:border-0">
          {profileLinks.map(({ to, label, short, icon, end }) => (
            <NavLink key={to} to={to} end={end} className={itemClass}>
              <Icon name={icon} className="max-md:hidden" />
              <span className="md:hidden">{short}</span>
              <span className="max-md:hidden">{label}</span>
              <WaitingCount of={counts[to] ?? 0} />
            </NavLink>
          ))}
          <Form method="post" action="/profile" className="contents" onSubmit={leaveTab}>
            <button
              type="submit"
              name="intent"
              value="sign-out"
              className={`${itemClass} text-ink-2!`}
            >
              <Icon name="log-out" className="max-md:hidden" />
              Keluar
            </button>
          </Form>
        </div>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
      {notice && (
        <Suspense>
          <GradePopup key={notice.id} notice={notice} />
        </Suspense>
      )}
    </div>
  )
}

/** How much of a section waits for the buyer. */
function WaitingCount({ of }: { of: number }) {
  if (of === 0) return null
  return (
    <span className="num rounded-[9px] bg-tarp-600 px-1.5 text-12 leading-[18px] font-bold text-white md:ml-auto">
      {of > 99 ? '99+' : of}
      <span className="sr-only"> menunggu Anda</span>
    </span>
  )
}
