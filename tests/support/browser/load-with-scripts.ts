import type { Page } from 'playwright-core'

/** Scripts that a test holds back or breaks are not waited for longer (ms). */
const MAX_WAIT_MS = 3_000

/**
 * `page.goto` and `page.reload` of most tests: they use a page as its reader does once its scripts are there, which start
 * after the first paint. With `waitUntil` a test says itself what it waits for; early presses have tests of their own
 * (early-typing.test.ts).
 */
export function waitForScriptsOnLoad(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const waitForScripts = () => page.waitForFunction(hasScripts, null, WAIT).catch(() => {})
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await waitForScripts()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await waitForScripts()
    return response
  }
}

const WAIT = { timeout: MAX_WAIT_MS }

/** Whether nothing of the page is paused any more, or it is dormant. */
const hasScripts = () =>
  document.querySelector('script[type=paused]') === null ||
  '__reactRouterDataRouter' in window ||
  document.documentElement.dataset['scripts'] === 'dormant'
