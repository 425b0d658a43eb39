import type { PageFault, TelemetryWindow } from '../telemetry-settings.ts'
import type { EarlyInputWindow } from '../ui/drafts/early-typing.ts'
import { DormantMarkup } from '../dormant/dormant-markup.tsx'
import { useDormantPage } from '../dormant/use-dormant-page.ts'

/**
 * What a document needs of its response: the nonce of its inline scripts, the address of the dormant pages' script, and
 * the settings of what watches the page, as JSON.
 */
export type DocumentParts = { nonce: string; dormantScript: string; telemetry: string }

// The functions below are written into the page as text, so they may use nothing from outside.

/**
 * Begins once the browser has painted the main image, or anything where a page has none: on a slow line scripts would
 * delay it, and the page can be read and bought from without them. A press or a key begins it at once.
 */
function afterFirstPaint(begin: () => void): void {
  let hasBegun = false
  const beginOnce = () => {
    if (!hasBegun) begin()
    hasBegun = true
  }
  const beginSoon = () => requestAnimationFrame(() => setTimeout(beginOnce))
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const kind = 'largest-contentful-paint'
  // A picture that has arrived is not yet painted, and a frame that was asked for may come before it.
  if (PerformanceObserver.supportedEntryTypes.includes(kind))
    new PerformanceObserver((list, observer) => {
      const paints = list.getEntries() as (PerformanceEntry & { element?: Element })[]
      if (image && !paints.some(({ element }) => element === image)) return
      observer.disconnect()
      setTimeout(beginOnce)
    }).observe({ type: kind, buffered: true })
  else if (!image || image.complete) beginSoon()
  else image.addEventListener('load', beginSoon)
  image?.addEventListener('error', beginSoon)
  // A tab in the background paints nothing, and an image may be too small to be reported.
  addEventListener('load', () => setTimeout(beginOnce, document.hidden ? 0 : 300))
  for (const press of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(press, beginOnce, { once: true, passive: true, capture: true })
}

/**
 * What was pressed before React was there is pressed again, once: buttons that only React answers, and filters, which
 * follow the address until then (use-filter-form.ts).
 */
function repeatEarlyPresses(): void {
  const pressed = new Set<HTMLElement>()
  const notePress = ({ target }: Event) => {
    const control = (target as Element).closest<HTMLElement>(
      'button[type=button]:not([popovertarget]), #saring [type=checkbox]',
    )
    if (control) pressed.add(control)
  }
  addEventListener('click', notePress, { capture: true })
  addEventListener(
    'awake',
    () => {
      removeEventListener('click', notePress, { capture: true })
      for (const control of pressed) control.click()
    },
    { once: true },
  )
}

/**
 * Records which fields a person typed into before hydration. Browsers also refill old values on going back; those do
 * not count.
 */
function noteEarlyInput(): void {
  const fields = new WeakSet<EventTarget>()
  ;(window as EarlyInputWindow).earlyInput = fields
  const note = ({ target }: Event) => void fields.add(target!)
  addEventListener('input', note, { capture: true })
  addEventListener('awake', () => removeEventListener('input', note, { capture: true }), {
    once: true,
  })
}

/**
 * Going back within one document before hydration changes the address, but only React could show the page. Until then
 * the browser reloads it.
 */
function loadEarlyTraversals(): void {
  const readAddress = () => location.pathname + location.search
  const address = readAddress()
  const load = () => {
    if (readAddress() !== address) location.reload()
  }
  addEventListener('popstate', load)
  addEventListener('awake', () => removeEventListener('popstate', load), { once: true })
}

/** Starts the page's scripts, which the server has paused (paused-scripts.ts). */
function startScripts(): void {
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

/** Starts the script of a dormant page, and the others when that wakes it, or where it did not arrive. */
function startDormantPage(address: string, startOthers: () => void): void {
  addEventListener('wake', startOthers, { once: true })
  const script = document.createElement('script')
  script.type = 'module'
  script.src = address
  script.onerror = () => dispatchEvent(new Event('wake'))
  document.head.append(script)
}

/** Collects what goes wrong, until scripts replace the list by what reports it. */
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

/** Starts a page's scripts, late; a dormant page has its own script and what that shows. */
export function StartScript({ nonce, dormantScript, telemetry }: DocumentParts) {
  const page = useDormantPage()
  const begin = page
    ? `()=>(${startDormantPage})("${dormantScript}",${startScripts})`
    : String(startScripts)
  const more = page ? '' : `;(${repeatEarlyPresses})();(${noteEarlyInput})()`
  return (
    <>
      {page && <DormantMarkup {...page} />}
      <script
        nonce={nonce}
        dangerouslySetInnerHTML={{
          __html: `window.telemetrySettings=${telemetry};(${collectFaults})();(${loadEarlyTraversals})();(${afterFirstPaint})(${begin})${more}`,
        }}
      />
    </>
  )
}
