import type { Page } from 'playwright-core'

export const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Waits until the worker has a copy of the page shown. */
export const waitForCopy = (page: Page) =>
  waitUntil(page, async () => (await caches.match(location.href)) !== undefined)

/** `waitForFunction` does not wait for promises. */
export async function waitUntil(page: Page, isTrue: () => Promise<boolean>) {
  const deadline = AbortSignal.timeout(20_000)
  while (!(await page.evaluate(isTrue))) deadline.throwIfAborted()
}
