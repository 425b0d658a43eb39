import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnce } from './stale-build.ts'

// A part of the page that a newer build has replaced: the page itself must be asked for again.
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
