import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { useShell } from '../../shared/chrome/use-shell.ts'
import { SkipLink } from '../../shared/chrome/site-frame.tsx'
import { NavigationProgress } from '../../shared/chrome/navigation-progress.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ToastHost } from '../../ui/toasts/toast-host.tsx'
import type { SignedInStaff } from '../shared/staff.ts'
import { PublicDemoWarning } from './public-demo-warning.tsx'
import { SectionLink } from './section-link.tsx'
import { isInSection, listSections, type TaskCounts } from './sections.ts'
import { StaffMenu } from './staff-menu.tsx'

/**
 * The frame of every page: a dark bar with the sections and the signed-in member, and the page
 * beside it.
 */
export function StaffFrame({
  staff,
  counts = [],
  children,
}: {
  staff: SignedInStaff | undefined
  /** What waits in the sections; nothing where that is unknown. */
  counts?: TaskCounts | undefined
  children: ReactNode
}) {
  const storeName = useShell()?.storeName ?? ''
  const { pathname } = useLocation()
  const bar = useScrollCurrentIntoView(pathname)
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
            className="no-bar order-last col-span-2 flex overflow-x-auto md:order-none md:flex-col md:gap-0.5 md:mask-b-from-[calc(100%-32px)] md:pb-8"
          >
            {listSections(staff).map((section) => (
              <SectionLink
                key={section.to}
                section={section}
                counts={counts}
                isCurrent={isInSection(section, pathname)}
              />
            ))}
          </nav>
          {staff && <StaffMenu staff={staff} />}
        </div>
      </header>
      <main id="isi" tabIndex={-1} className="min-w-0 outline-none">
        <PublicDemoWarning className="m-3" />
        {children}
      </main>
      <ToastHost />
    </div>
  )
}

/** What is covered at the end of an upright bar, where its entries fade (px). */
const FADE = 32

/** The sections scroll: in a row on a phone, upright where the window is too low. Scrolls the current one into view. */
function useScrollCurrentIntoView(pathname: string) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (!bar.current || !current) return
    bar.current.scrollLeft = current.offsetLeft - 16
    const outer = bar.current.getBoundingClientRect()
    const inner = current.getBoundingClientRect()
    if (inner.top < outer.top) bar.current.scrollTop += inner.top - outer.top
    else bar.current.scrollTop += Math.max(0, inner.bottom - outer.bottom + FADE)
  }, [pathname])
  return bar
}
