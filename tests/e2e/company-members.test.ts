import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { createProduct } from '#tests/support/products.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders.ts'
import { openBrowserSession, PHONE, withScreenOnFailure } from '../support/browser/sessions.ts'
import { assertPageQuality } from '../support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

async function signIn(page: Page, email: string, password: string, path: string) {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

test('/profile: an owner invites a purchaser with a limit and approves the order above it', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  const colleague = await createBuyerClient(shop)
  const { email } = await shop.deps.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', colleague.accountId)
    .executeTakeFirstOrThrow()
  await withScreenOnFailure(page, async () => {
    await signIn(page, 'bisnis@contoh.id', 'belanja-2026', '/profile')
    await page.getByLabel('Email rekan').fill(email)
    const invite = page.locator('form', { hasText: 'Undang rekan' })
    await invite.getByLabel('Batas per pesanan (Rp)').fill('500.000')
    await page.getByRole('button', { name: 'Kirim undangan' }).click()
    await page.getByText('Diundang sebagai Pembelian').waitFor()
    await assertPageQuality(page, 'profile with people')
  })
  const { results } = await shop.client().notifications.demoMail({ query: { email } })
  const token = new URL(results.find(({ link }) => link?.includes('undangan'))!.link!).searchParams
  await colleague.api.companyMembers.accept({ body: { token: token.get('undangan')! } })
  const variantId = await createProduct(shop.deps.db, { price: 100_000, stock: { CBT: 500 } })
  const { id, number } = await placeOrder(shop, [{ variant: variantId, qty: 30 }], colleague)
  await withScreenOnFailure(page, async () => {
    await page.goto('/profile')
    await page.getByText('Menunggu persetujuan Anda').waitFor()
    await page.getByText(number).waitFor()
    await page.getByRole('button', { name: 'Tolak' }).click()
    await page.getByText('Tulis alasannya, supaya rekan Anda tahu.').first().waitFor()
    await page.getByRole('button', { name: 'Setujui' }).click()
    await page.getByText('Menunggu persetujuan Anda').waitFor({ state: 'detached' })
    // The link of the e-mail that requested the approval.
    await page.goto(`/profile?persetujuan=${id}`)
    await page.getByText('Tidak ada yang menunggu keputusan Anda').waitFor()
    await assertPageQuality(page, 'an approval’s used link')
  })
  const row = await shop.deps.db
    .selectFrom('sales_order')
    .select('status')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  assert.equal(row.status, 'awaiting_payment')
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/register/retail: both layouts of the experiment register an account, and a visitor stays in one', async () => {
  for (const variant of ['original', 'new-layout']) {
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
    await context.addCookies([
      { name: 'mobile-register-layout-experiment', value: variant, url: shop.origin },
    ])
    await withScreenOnFailure(page, async () => {
      await page.goto('/register/retail')
      const layouts = await page.locator('[data-layout=new-layout]').count()
      assert.equal(layouts, variant === 'new-layout' ? 1 : 0)
      const pushed = await page.waitForFunction(
        () =>
          (window as unknown as { dataLayer?: { variant?: string }[] }).dataLayer?.find(
            (each) => each.variant,
          )?.variant,
      )
      assert.equal(await pushed.jsonValue(), variant)
      await assertPageQuality(page, `registration, ${variant}`)
      await page.getByLabel('Nama lengkap').fill('Tono Prasetyo')
      await page.getByLabel('Email').fill(`tono-${variant}@contoh.id`)
      await page.getByLabel('Nomor ponsel').fill('0812 9041 7735')
      await page.getByLabel('Kata sandi').fill('rumah-joglo-77')
      await page.getByRole('button', { name: 'Daftar', exact: true }).click()
      await page.waitForURL(/\/activation/)
    })
    const layoutCookie = (await context.cookies()).find(({ name }) =>
      name.includes('register-layout'),
    )
    assert.equal(layoutCookie?.value, variant)
    assert.deepEqual(browserErrors, [])
    await context.close()
  }
})
