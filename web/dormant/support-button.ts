import { keepClear } from '../shared/floating/keep-clear.ts'
import { findPart, wakePage } from './dormant-page.ts'

/** The floating button: a link to customer service, or what wakes the page to open the assistant. */
export function placeSupportButton(): void {
  const button = findPart('support')?.firstElementChild
  if (!(button instanceof HTMLElement)) return
  const stop = new AbortController()
  keepClear(button, stop.signal)
  addEventListener('awake', () => stop.abort(), { once: true })
  if (button instanceof HTMLButtonElement)
    button.onclick = () => {
      button.setAttribute('aria-busy', 'true')
      wakePage('assistant')
    }
}
