import { Outlet } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { SkipLink } from '../../shared/chrome/site-frame.tsx'
import { NavigationProgress } from '../../shared/chrome/navigation-progress.tsx'
import { useShell } from '../../shared/chrome/use-shell.ts'
import { SupportButton } from '../../shared/chrome/support-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ToastHost } from '../../ui/toasts/toast-host.tsx'

/** Only the page and the way home: sign-in, registration, activation. */
export default function BlankLayout() {
  const storeName = useShell()?.storeName ?? ''
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]">
      <SkipLink />
      <NavigationProgress />
      <header className="border-b border-line bg-face">
        <div className="wrap flex min-h-16 items-center">
          <Link to="/" className="rounded-control text-tarp-600">
            <Logo name={storeName} />
          </Link>
        </div>
      </header>
      {/* Room for the floating button. */}
      <main id="isi" tabIndex={-1} className="wrap w-full pt-6 pb-22 outline-none md:pt-12">
        <Outlet />
      </main>
      <SupportButton raised={false} />
      <ToastHost />
    </div>
  )
}
