import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { ServedShop } from '../served-shop.ts'

export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
export const DESKTOP = { viewport: { width: 1280, height: 900 } }

/** A person at a screen of their own; `complaints` is what the browser had to say against our pages. */
export async function openBrowserSession(
  browser: Browser,
  shop: ServedShop,
  screen: Parameters<Browser['newContext']>[0] = DESKTOP,
) {
  const context: BrowserContext = await browser.newContext({
    ...screen,
    baseURL: shop.origin,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  })
  context.setDefaultTimeout(20_000)
  const page: Page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // Pictures of a test's small catalogue are not drawn.
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.push(message.text())
  })
  return { page, context, complaints }
}

/** Signs a buyer in through the page. */
export async function signIn(page: Page, email = 'retail@contoh.id', password = 'belanja-2026') {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL('/')
}

/** Signs a member of staff in through the page; each role has a first page of its own. */
export async function signInStaff(page: Page, email: string, password = 'kelola-2026') {
  await page.goto('/backoffice/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/backoffice/login')
}

/** A small PNG that is a picture: one pixel. */
export const PROOF_IMAGE = {
  name: 'bukti.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Adds to a failure what stood on the screen: a journey that broke says where and in which words. */
export async function withScreenOnFailure<T>(page: Page, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const text = await page
      .locator('main')
      .innerText()
      .catch(() => '(no page)')
    throw new Error(`${(error as Error).message}\n--- ${page.url()}\n${text.slice(0, 2_000)}`, {
      cause: error,
    })
  }
}
