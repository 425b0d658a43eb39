import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { ServedShop } from '../served-shop.ts'
import { waitForScriptsOnLoad } from './load-with-scripts.ts'
import { rememberSurveys } from './recent-surveys.ts'

export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
export const DESKTOP = { viewport: { width: 1280, height: 900 } }

/** What Chromium reports when a test leaves a page while a response is still arriving. Nothing in the page failed. */
const LEFT_WHILE_LOADING = 'AbortError: BodyStreamBuffer was aborted'

/** Opens a browser context and page. `browserErrors` collects script errors and console errors. */
export async function openBrowserSession(
  browser: Browser,
  shop: ServedShop,
  screen: Parameters<Browser['newContext']>[0] = DESKTOP,
) {
  const context: BrowserContext = await browser.newContext({
    baseURL: shop.origin,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Its requests are not seen by `page.route` and `page.waitForResponse`; its own tests allow it.
    serviceWorkers: 'block',
    ...screen,
  })
  context.setDefaultTimeout(20_000)
  await rememberSurveys(context, shop.origin)
  const page: Page = await context.newPage()
  if (screen?.javaScriptEnabled !== false) waitForScriptsOnLoad(page)
  const browserErrors: string[] = []
  page.on('pageerror', (error) => {
    if (String(error) !== LEFT_WHILE_LOADING) browserErrors.push(String(error))
  })
  page.on('console', (message) => {
    // The small catalogue of tests has no image files.
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      browserErrors.push(message.text())
  })
  return { page, context, browserErrors }
}

export async function signIn(page: Page, email = 'retail@contoh.id', password = 'belanja-2026') {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL('/')
}

/** Signs a member of staff in. The first page depends on the role. */
export async function signInStaff(page: Page, email: string, password = 'kelola-2026') {
  await page.goto('/backoffice/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/backoffice/login')
}

/** A valid one-pixel PNG. */
export const PROOF_IMAGE = {
  name: 'bukti.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/**
 * Adds the URL, the toasts and the visible text to an error, so that a failed journey shows where it stopped.
 */
export async function withScreenOnFailure<T>(page: Page, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const read = (selector: string) =>
      page
        .locator(selector)
        .allInnerTexts()
        .then((texts) => texts.join('\n'))
        .catch(() => '(no page)')
    const toasts = await read('.toast')
    const text = (await read('main')).slice(0, 2_000)
    throw new Error(
      `${(error as Error).message}\n--- ${page.url()}\ntoasts: ${toasts || 'none'}\n${text}`,
      { cause: error },
    )
  }
}
