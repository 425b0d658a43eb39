import type { ReactNode } from 'react'
import { ToastHost } from '../../ui/toasts/toast-host.tsx'
import { useBottomEdge, useIsListOrDetail, useToolbar } from './use-shell.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SupportButton } from './support-button.tsx'
import { Toolbar } from './toolbar.tsx'

/** The first tab stop: skips the chrome. */
export const SkipLink = () => (
  <a
    href="#isi"
    className="absolute -top-16 left-2 z-50 rounded-control bg-face px-4 py-3 focus:top-2"
  >
    Langsung ke isi
  </a>
)

/** Header, page, footer, and what floats above them. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const hasToolbar = useToolbar()
  const hasBottomEdge = useBottomEdge()
  const isUntitled = useIsListOrDetail()
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Header />
      <main id="isi" tabIndex={-1} data-untitled={isUntitled || undefined} className="outline-none">
        {children}
      </main>
      <Footer raised={hasBottomEdge} />
      <SupportButton raised={hasBottomEdge} />
      {hasToolbar && <Toolbar />}
      <ToastHost />
    </>
  )
}
