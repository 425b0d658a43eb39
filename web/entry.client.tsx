import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { scriptsBeforeNavigation } from './connection/ensure-scripts.ts'
import { watchDeviceType } from './device-type.ts'
import { reloadIfStale } from './stale-build.ts'

// A newer build may have replaced this part of the page.
window.addEventListener('vite:preloadError', () => void reloadIfStale(location.pathname))

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[scriptsBeforeNavigation]} />
      </StrictMode>,
    )
  })

// The error page is a script of its own (root.tsx). It has to be there first: React replaces a part
// that is updated before it is hydrated by its fallback, and the page would be empty meanwhile.
if (document.querySelector('[data-error-page]') === null) hydrate()
else void import('./shared/error-page.tsx').then(hydrate, hydrate)

watchDeviceType()

// After everything that the page itself needs. Safari has no idle callbacks.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout
const startLate = () =>
  whenIdle(() => {
    void import('./start-late-parts.ts').then(
      (late) => late.startLateParts(),
      // Without a connection there is nothing to register.
      () => undefined,
    )
  })
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') startLate()
  else addEventListener('load', startLate, { once: true })
}
