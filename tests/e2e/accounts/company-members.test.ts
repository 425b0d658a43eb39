import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { formatShort } from '#platform/format.ts'
import { inviteColleague } from '#tests/support/accounts/company-invitations.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { goToNextStep, goToPayment } from '#tests/support/browser/purchase-steps.ts'
import { openBrowserSession, PHONE, withScreenOnFailure } from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()

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

test('/checkout: an order above the limit says so first, names who decides and stands in their list', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  const owner = await shop.asBuyer('bisnis@contoh.id')
  const { email } = await inviteColleague(shop, owner, { role: 'purchaser', limit: 500_000 })
  const { members } = await owner.companyMembers.people()
  const decider = members.find(({ role }) => role === 'owner')!.name
  const variant = await createProduct(shop.deps.db, {
    name: 'Semen Uji Batas',
    price: 100_000,
    stock: { CBT: 500 },
  })
  let number = ''
  await withScreenOnFailure(page, async () => {
    await signIn(page, email, 'belanja-2026', '/cart')
    await page.goto('/produk?search=semen+uji+batas')
    const { slug } = await shop.deps.db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select('slug')
      .where('variant.id', '=', Number(variant))
      .executeTakeFirstOrThrow()
    await page.goto(`/produk/${slug}?qty=30`)
    await page.getByRole('button', { name: 'Tambah ke keranjang', exact: true }).click()
    await page.getByText('Masuk keranjang.').waitFor()
    await page.goto('/checkout')
    for (const step of ['pengiriman', 'penerima'] as const) await goToNextStep(page, step)
    await page.getByLabel('Catatan').fill('Turunkan di gerbang belakang.')
    await goToPayment(page)
    await page.getByText('Perlu persetujuan').waitFor()
    const total = page.getByRole('complementary', { name: 'Total' })
    assert.match(await total.innerText(), new RegExp(`500\\.000[^]*${decider}[^]*3 hari`))
    await assertPageQuality(page, 'a checkout above the limit')
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.waitForURL(/daftar-transaksi\/detail/)
    await page.getByText('Menunggu persetujuan', { exact: true }).first().waitFor()
    await page.getByText(new RegExp(`${decider} sudah kami kabari`)).waitFor()
    // The note of the buyer stands on the order's page.
    await page.getByText('Turunkan di gerbang belakang.').waitFor()
    assert.equal(await page.getByText(/^(?:Harus d|D)itransfer$/).count(), 0)
    const id = new URL(page.url()).searchParams.get('id')
    await page.goto(`/payment-confirmation/transfer?order=${id}`)
    await page.waitForURL(/daftar-transaksi\/detail/)
    await assertPageQuality(page, 'an order that waits for approval')
    number = /SO\/\d{4}\/\d{2}\/\d{6}/.exec(await page.locator('main').innerText())![0]
  })
  const boss = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(boss.page, async () => {
    await signIn(boss.page, 'bisnis@contoh.id', 'belanja-2026', '/profile/daftar-transaksi')
    await boss.page.getByRole('heading', { name: 'Menunggu persetujuan Anda' }).waitFor()
    await assertPageQuality(boss.page, 'orders that wait for a decision')
    await boss.page.getByRole('link', { name: number }).click()
    await boss.page.getByRole('button', { name: 'Setujui' }).first().waitFor()
  })
  assert.deepEqual([...browserErrors, ...boss.browserErrors], [])
  await boss.context.close()
  await context.close()
})

test('/profile/daftar-transaksi/detail: shows the amount transferred and the proof that was sent', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop)
  const variant = await createProduct(shop.deps.db, { price: 100_000, stock: { CBT: 500 } })
  const buyer = await createBuyerClient(shop)
  const { id, invoiceId } = await placeOrder(shop, [{ variant, qty: 3 }], buyer)
  const { email } = await shop.deps.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', buyer.accountId)
    .executeTakeFirstOrThrow()
  const { toSend } = await buyer.api.payments.sendProof({
    id: invoiceId,
    form: { note: 'dari rekening istri' },
    files: { file: makeProofImage('transfer-bca.png') },
  })
  await withScreenOnFailure(page, async () => {
    await signIn(page, email, 'belanja-2026', `/profile/daftar-transaksi/detail?id=${id}`)
    await page.getByRole('heading', { name: 'Pembayaran' }).waitFor()
    const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
    assert.ok(text.includes(`Ditransfer Rp${formatShort(toSend)},00`), text)
    await page.getByText('Catatan Anda: dari rekening istri').waitFor()
    const proof = page.getByRole('img', { name: /transfer-bca.png/ })
    await proof.scrollIntoViewIfNeeded()
    await page.waitForFunction(() =>
      [...document.images].some(({ alt, naturalWidth }) => alt.includes('bca') && naturalWidth > 0),
    )
    await assertPageQuality(page, 'an order with its proof')
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/register/retail: a password can be shown, terms and privacy open beside what is typed', async () => {
  await visit(PHONE, async (page, context) => {
    await page.goto('/register/retail')
    await page.getByRole('button', { name: 'Tampilkan' }).click()
    const password = page.getByLabel('Kata sandi')
    assert.equal(await password.getAttribute('type'), 'text')
    await password.fill('Sayang_2091')
    await page.getByLabel('Nama lengkap').fill('Rina Maharani')
    await page.getByLabel('Email').fill('rina.terbaca@contoh.id')
    await page.getByLabel('Nomor ponsel').fill('0812 9041 7735')
    for (const [name, heading] of [
      ['syarat dan ketentuan', 'Syarat dan ketentuan'],
      ['kebijakan privasi', 'Kebijakan privasi'],
    ] as const) {
      const link = page.getByRole('link', { name })
      // In a sentence a link has to look like one.
      assert.equal(
        await link.evaluate((each) => getComputedStyle(each).textDecorationLine),
        'underline',
      )
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
      await opened.getByRole('heading', { name: heading, level: 1 }).waitFor()
      await assertPageQuality(opened, heading)
      await opened.close()
    }
    await page.getByRole('button', { name: 'Daftar', exact: true }).click()
    await page.getByText('kata umum "sayang" dengan angka').first().waitFor()
    assert.equal(await password.getAttribute('type'), 'password')
    // Nothing of a password stays in the tab.
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    assert.ok(!stored.includes('Sayang_2091'), stored)
  })
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
