import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { scriptsBeforeNavigation } from './connection/ensure-scripts.ts'
import { startServiceWorker } from './connection/start-service-worker.ts'
import { reloadIfStale } from './stale-build.ts'

// A newer build may have replaced this part of the page.
window.addEventListener('vite:preloadError', () => void reloadIfStale(location.pathname))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[scriptsBeforeNavigation]} />
    </StrictMode>,
  )
})

startServiceWorker()
