import { createContext, use } from 'react'
import type { PageFault, TelemetryWindow } from '../telemetry-settings.ts'

/**
 * What the server writes into the page besides React's tree. `nonce` allows the inline script of this response; the
 * browser hides it from scripts, so it is empty there. `telemetry` is JSON.
 */
export const PageScriptContext = createContext({ nonce: '', telemetry: '' })

/**
 * Starts the page's scripts, which the server has paused (paused-scripts.ts), once the main image is painted: on a
 * slow line they would delay it, and the page can be read and bought from without them. Whoever presses or types
 * first starts them at once. It runs as text in the page, so it may use nothing from outside.
 */
function startAfterFirstPaint(): void {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later-preload]'))
      link.rel = 'modulepreload'
    for (const paused of document.querySelectorAll<HTMLScriptElement>('script[type=paused]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.nonce = paused.nonce
      script.text = paused.text
      // In the order of the page.
      script.async = false
      document.head.append(script)
    }
  }
  const startSoon = () => requestAnimationFrame(() => setTimeout(start))
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (!image || image.complete) startSoon()
  else for (const kind of ['load', 'error']) image.addEventListener(kind, startSoon)
  // A tab in the background paints nothing.
  for (const kind of ['load', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(kind, start, { once: true, passive: true, capture: true })
}

/** Collects what goes wrong, until scripts replace the list by what reports it. It runs as text in the page, too. */
function collectFaults(): void {
  const page = window as TelemetryWindow
  const faults: PageFault[] = []
  page.pageFaults = faults
  const collect = (thrown: unknown) => {
    if (faults.length < 10) page.pageFaults?.push({ thrown, unhandled: true })
  }
  addEventListener('error', ({ error }) => {
    if (error) collect(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => collect(reason))
}

export function LateScripts() {
  const { nonce, telemetry } = use(PageScriptContext)
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // The browser has it already: its bundle does without the text.
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR
          ? `window.telemetrySettings=${telemetry};(${collectFaults})();(${startAfterFirstPaint})()`
          : '',
      }}
    />
  )
}
