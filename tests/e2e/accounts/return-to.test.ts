import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBuyerEmail } from '#tests/support/accounts/buyers.ts'
import { registerAndSignIn } from '#tests/support/browser/purchase-steps.ts'
import { fill, press } from '#tests/support/browser/forms.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  withScreenOnFailure,
  signIn,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

test('/login: the requested page is preserved through registration and sign-in', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await page.goto('/profile/alamat-pengiriman?baru')
    await page.waitForURL(/\/login\?redirect=%2Fprofile%2Falamat-pengiriman%3Fbaru/)
    await page.getByRole('link', { name: 'Daftar akun baru' }).click()
    await page.getByRole('link', { name: 'Daftar akun bisnis' }).click()
    await page.waitForURL(/\/register\/bisnis\?redirect=%2Fprofile/)
    await page.getByRole('link', { name: 'Daftar akun eceran' }).click()
    await page.waitForURL(/\/register\/retail\?redirect=%2Fprofile/)
    await page.getByRole('link', { name: 'Masuk', exact: true }).click()
    await fill(page, { Email: await createBuyerEmail(shop.db), 'Kata sandi': 'belanja-2026' })
    await press(page, 'Masuk')
    await page.waitForURL(/\/profile\/alamat-pengiriman\?baru/)
  })
  await context.close()
})

test('/login: an inactive account is sent to /activation with the requested page preserved', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  const body = {
    name: 'Warsito',
    email: 'belum-aktif@contoh.id',
    phone: '081290417735',
    password: 'rumah-joglo-77',
  }
  await shop.asVisitor().identity.register({ body })
  await withScreenOnFailure(page, async () => {
    await page.goto('/upo')
    await fill(page, { Email: body.email, 'Kata sandi': body.password })
    await press(page, 'Masuk')
    await page.waitForURL(/\/activation\?.*redirect=%2Fupo/)
    await page.getByText('Akun ini belum aktif').waitFor()
  })
  await context.close()
})

test('/login: signing in from the header leads back to the page that was open', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await page.goto('/produk?search=semen&page=1')
    await page.getByRole('banner').getByRole('link', { name: 'Masuk', exact: true }).click()
    await page.waitForURL(/\/login\?redirect=/)
    await fill(page, { Email: await createBuyerEmail(shop.db), 'Kata sandi': 'belanja-2026' })
    await press(page, 'Masuk')
    await page.waitForURL('/produk?search=semen&page=1')
  })
  await context.close()
})

test('/register: redirects to /register/retail with its query, and signed-in buyers to the home page', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await page.goto('/register?tracker=ig-11&redirect=/cart')
    await page.waitForURL('/register/retail?tracker=ig-11&redirect=%2Fcart')
    await registerAndSignIn(page, 'pelacak@contoh.id')
    await page.waitForURL('/cart')
    for (const path of [
      '/login',
      '/login?redirect=/cart',
      '/register/retail',
      '/register/bisnis',
    ]) {
      await page.goto(path)
      await page.waitForURL('/')
    }
  })
  const row = await shop.db
    .selectFrom('account')
    .select('tracker')
    .where('email', '=', 'pelacak@contoh.id')
    .executeTakeFirstOrThrow()
  assert.equal(row.tracker, 'ig-11')
  await context.close()
})

test('/profile: signing out shows a loading state, and focusing the window sends no request', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await signIn(page, await createBuyerEmail(shop.db))
  await page.goto('/profile')
  await page.getByRole('heading', { name: 'Profil saya' }).waitFor()
  const requestUrls: string[] = []
  page.on('request', (request) => {
    if (!/\/assets\/|\/img\//.test(request.url())) requestUrls.push(request.url())
  })
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  // Real time: only waiting shows that the events send no request.
  await page.waitForTimeout(500)
  assert.deepEqual(requestUrls, [])
  let releaseRequest = () => {}
  const released = new Promise<void>((done) => (releaseRequest = done))
  await page.route('**/profile.data*', async (route) => (await released, route.continue()))
  await withScreenOnFailure(page, async () => {
    await press(page, 'Keluar')
    const link = page.locator('header a[aria-busy="true"]').filter({ visible: true })
    await link.first().waitFor()
    assert.match(await link.first().innerText(), /Memuat/)
    releaseRequest()
    await page.waitForURL('/')
    await page.getByRole('link', { name: 'Masuk', exact: true }).first().waitFor()
  })
  await context.close()
})
