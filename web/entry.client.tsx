import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnce } from './stale-build.ts'

// A newer build has replaced this part of the page: load the page again.
window.addEventListener('vite:preloadError', (event) => {
  if (reloadOnce(location.pathname)) event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
