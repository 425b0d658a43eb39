import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  openBrowserSession,
  DESKTOP,
  signIn,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { waitForCopy, waitForWorker } from '#tests/support/browser/service-worker-steps.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const HEADER = 'banner'

async function findProductPath(): Promise<string> {
  const { results } = await shop.client().catalogue.products()
  return `/produk/${results[0]!.slug}`
}

test('/produk/{slug}: going back shows the page of the buyer who is signed in, not the stored copy', async () => {
  const { page, context } = await openBrowserSession(browser, shop, {
    ...DESKTOP,
    serviceWorkers: 'allow',
  })
  await withScreenOnFailure(page, async () => {
    await signIn(page)
    await page.goto(await findProductPath())
    await waitForWorker(page)
    await page.reload()
    await waitForCopy(page)
    await page.goto('/cart')
    await page.goBack()
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await page.getByRole(HEADER).getByRole('link', { name: 'Masuk' }).count(), 0)
  })
  await context.close()
})

test('/profile: going back after signing out leads to signing in', async () => {
  const { page, context } = await openBrowserSession(browser, shop)
  await withScreenOnFailure(page, async () => {
    await signIn(page)
    await page.goto('/profile/alamat-pengiriman')
    await page.goto('/cart')
    await page.request.post('/profile', { form: { intent: 'sign-out' } })
    await page.goBack()
    await page.getByRole('heading', { name: 'Masuk', exact: true }).waitFor()
  })
  await context.close()
})

test('/backoffice/armada: going back shows what has become of a list meanwhile', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice/armada')
    await page.waitForLoadState('networkidle')
    const sales = await shop.asStaff('sales@contoh.id')
    await sales.staffFleet.addDriver({ body: { name: 'Umar Bakri', phone: '081311112222' } })
    await page.goto('/backoffice/pengiriman')
    await page.goBack()
    await page.getByText('Umar Bakri', { exact: true }).waitFor()
  })
  await context.close()
})

test('/: a page that the browser restores as it was left is loaded again after signing out', async () => {
  const { page, context } = await openBrowserSession(browser, shop)
  await withScreenOnFailure(page, async () => {
    await signIn(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.request.post('/profile', { form: { intent: 'sign-out' } })
    // What the tab does when somebody signs out on another of its pages.
    await page.evaluate(() => {
      sessionStorage.removeItem('signed-in')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await page.getByRole(HEADER).getByRole('link', { name: 'Masuk' }).waitFor()
  })
  await context.close()
})
