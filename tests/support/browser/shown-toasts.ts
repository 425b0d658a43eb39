import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** The texts of toasts that no test has waited for yet, oldest first. */
    shownToasts: string[]
  }
}

/**
 * Notes each toast of a page as it appears, from its next document on: a success leaves after 2 s, which a busy machine
 * may not look within.
 */
export const noteToasts = (page: Page) =>
  page.addInitScript(() => {
    const noted = new WeakSet<Element>()
    window.shownToasts = []
    new MutationObserver(() => {
      for (const toast of document.getElementsByClassName('toast')) {
        if (noted.has(toast)) continue
        noted.add(toast)
        window.shownToasts.push(toast.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })

/** Waits until a toast was noted after the last one that was waited for; it may have left by then. */
export const waitForToast = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction((text) => {
    const at = window.shownToasts.findIndex((shown) => shown.includes(text))
    window.shownToasts.splice(0, at + 1)
    return at >= 0
  }, text)
}
