import type { ReactNode } from 'react'
import { ToastHost } from '../toast-host.tsx'
import { useBottomEdge, useToolbar } from './data.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { SupportButton, Toolbar } from './toolbar.tsx'

/** First stop of the keyboard: over the chrome, into the page. */
export const SkipLink = () => (
  <a
    href="#isi"
    className="absolute -top-16 left-2 z-50 rounded-control bg-face px-4 py-3 focus:top-2"
  >
    Langsung ke isi
  </a>
)

/** Header, page, footer, and what floats above them. */
export function Frame({ children }: { children: ReactNode }) {
  const toolbar = useToolbar()
  const edge = useBottomEdge()
  return (
    <>
      <SkipLink />
      <NavigationBar />
      <Header />
      <main id="isi" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer raised={edge} />
      <SupportButton raised={edge} />
      {toolbar && <Toolbar />}
      <ToastHost />
    </>
  )
}
