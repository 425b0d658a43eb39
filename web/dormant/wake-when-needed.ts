import { reloadIfStale } from '../stale-build.ts'
import { findPart, wakePage } from './dormant-page.ts'

/** From this width on the menu has a second level, which React loads (tokens.css, md). */
const WIDE = '(min-width: 768px)'

/**
 * Wakes the page when its reader uses something that needs React: the search's suggestions, a field that calculates, any
 * button but those that the browser itself knows. What was pressed meanwhile is pressed again when React is there.
 */
export function wakeWhenNeeded(): void {
  let pressed: HTMLElement | undefined
  const stop = new AbortController()
  const listen = (kind: string, handle: (event: Event) => void) =>
    addEventListener(kind, handle, { capture: true, signal: stop.signal })

  listen('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button')
    if (!button || isNative(button)) return
    event.preventDefault()
    event.stopPropagation()
    pressed?.removeAttribute('aria-busy')
    pressed = button
    button.setAttribute('aria-busy', 'true')
    wakePage()
  })
  listen('focusin', ({ target }) => {
    if (needsReact(target)) wakePage()
  })
  listen('toggle', ({ target }) => {
    if ((target as Element).matches(':popover-open') && matchMedia(WIDE).matches) wakePage()
  })
  // React says that there is no connection, and how old a stored page is.
  listen('offline', () => wakePage())
  listen('unhandledrejection', () => wakePage())
  listen('error', (event) => {
    const { target } = event
    // What went wrong is reported by the page's own scripts.
    if (event instanceof ErrorEvent) wakePage()
    // A script of the page itself did not arrive: from now on the browser does what it can.
    if (!(target instanceof HTMLScriptElement)) return
    end()
    sayThatNothingCame()
    void reloadIfStale(location.pathname)
  })
  addEventListener('awake', end, { once: true })
  if (document.documentElement.dataset['copy'] || needsReact(document.activeElement)) wakePage()

  function end() {
    if (stop.signal.aborted) return
    stop.abort()
    pressed?.removeAttribute('aria-busy')
    pressed?.click()
  }
}

/** Without a connection, or with a build that is gone. Browsers remember a script that did not arrive. */
function sayThatNothingCame(): void {
  for (const button of document.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy')
  const message = findPart('failure')
  if (!message) return
  message.hidden = false
  document.querySelector('[data-connection]')?.append(message)
}

/** Opens a popover, or belongs to a form that leads to another page. */
const isNative = (button: HTMLElement): boolean =>
  button.hasAttribute('popovertarget') ||
  button.closest('[data-dormant], form[method=get]') !== null

/** The search's field has suggestions; other fields of a search are sent as they are. */
const needsReact = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input, select, textarea') &&
  (target.matches('[name=search]') || target.closest('form[method=get]') === null)
