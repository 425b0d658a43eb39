import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openBrowserSession, PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { createPasswordBuyer, PASSWORD } from '#tests/support/accounts/password-sign-in.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'

const { shop, browser } = await openShopAndBrowser()

/** Strangers type eight wrong passwords, each from another network. */
async function guess(email: string) {
  for (let nr = 0; nr < 8; nr += 1) {
    const { identity } = shop.client({ ipAddress: `10.6.0.${nr}` })
    await expectRefusal(identity.signIn({ body: { email, password: 'salah sekali' } }), 422)
  }
}

test('/login: while strangers guess, a known browser signs in and another one reads when to try again', async () => {
  const email = await createPasswordBuyer(shop)
  const known = await openBrowserSession(browser, shop, PHONE)
  await signIn(known.page, email, PASSWORD)
  const cookies = await known.context.cookies()
  const device = cookies.find(({ name }) => name === '__Host-device')!
  assert.deepEqual([device.httpOnly, device.secure, device.sameSite], [true, true, 'Lax'])
  for (const name of ['__Host-access', '__Host-refresh']) await known.context.clearCookies({ name })
  await guess(email)

  const stranger = await openBrowserSession(browser, shop, PHONE)
  await stranger.page.goto('/login')
  await stranger.page.getByLabel('Email').fill(email)
  await stranger.page.getByLabel('Kata sandi').fill(PASSWORD)
  await stranger.page.getByRole('button', { name: 'Masuk', exact: true }).click()
  const message = 'Terlalu banyak kata sandi salah. Coba lagi dalam 15 menit, atau atur ulang'
  await stranger.page.getByText(message).waitFor()
  await assertPageQuality(stranger.page, 'locked sign-in')
  await stranger.page.screenshot({ path: 'pictures-out/locked-sign-in-360.png' })

  await signIn(known.page, email, PASSWORD)
  await known.page.goto('/profile')
  assert.match(await known.page.locator('main').innerText(), new RegExp(email))
  assert.deepEqual(known.browserErrors, [])
  await stranger.context.close()
  await known.context.close()
})

test('/activation: an address registered twice is activated without a password, and the page leads to a new one', async () => {
  const email = 'dua-kali@contoh.id'
  for (const password of [PASSWORD, 'kata sandi orang lain']) {
    const body = { name: 'Dewi Lestari', email, phone: '081290417735', password }
    await shop.client().identity.register({ body })
    shop.clock.advance(1_000)
  }
  await shop.client().identity.resendActivation({ body: { email } })
  const { results } = await shop.client().notifications.demoMail({ query: { email } })
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  const link = new URL(results[0]!.link!)
  await page.goto(link.pathname + link.search)
  await page.getByText('Email ini didaftarkan lebih dari sekali').waitFor()
  await assertPageQuality(page, 'activated without a password')
  await page.screenshot({ path: 'pictures-out/activated-without-password-360.png' })
  await page.getByRole('link', { name: 'Buat kata sandi' }).click()
  await page.waitForURL(/\/forgot\?/)
  assert.equal(await page.getByLabel('Email').inputValue(), email)
  assert.deepEqual(browserErrors, [])
  await context.close()
})
