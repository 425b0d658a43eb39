import { readLastOwner, writeLastOwner } from '../last-owner.ts'
import { wakePage } from './dormant-page.ts'

/**
 * Notes who is signed in, and loads a page again that the browser shows as it was left, going back, where its reader or
 * their cart is another one now.
 */
export function followReader(): void {
  const owner = document.querySelector<HTMLElement>('[data-owner]')?.dataset['owner']
  const lastOwner = readLastOwner()
  // Somebody else's drafts are in this tab: React removes them.
  if (owner && lastOwner && owner !== lastOwner) wakePage()
  else if (owner) writeLastOwner(owner)

  let isAwake = false
  addEventListener('wake', () => (isAwake = true), { once: true })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isAwake) void reloadIfChanged()
  })
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'back_forward') void reloadIfChanged()
}

/** What a page shows of its reader only (web/reader/slot.tsx). */
const readSlots = (page: ParentNode): string =>
  Array.from(page.querySelectorAll('x-slot'), (slot) => slot.innerHTML).join('')

async function reloadIfChanged(): Promise<void> {
  const shown = readSlots(document)
  try {
    // Going back, browsers would answer from their cache until the page has loaded.
    const response = await fetch(location.href, {
      cache: 'no-cache',
      headers: { accept: 'text/html' },
    })
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (response.ok && readSlots(fresh) !== shown) location.reload()
  } catch {
    // Without a connection the page stays as it was left.
  }
}
