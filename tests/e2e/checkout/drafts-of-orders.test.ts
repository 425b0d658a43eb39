import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBuyerEmail } from '#tests/support/accounts/buyers.ts'
import {
  DRAFT_RESTORED,
  endSessions,
  readFields,
  signInAgain,
} from '#tests/support/browser/ended-session.ts'
import { press } from '#tests/support/browser/forms.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  PROOF_IMAGE,
  signIn,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { goToNextStep, goToPayment } from '#tests/support/browser/purchase-steps.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, browser } = await openShopAndBrowser()

test('/checkout: the vehicle, the date and the note are there on coming back, and the order keeps its idempotency key', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  const email = await createBuyerEmail(shop.db)
  const product_variant_id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
  await withScreenOnFailure(page, async () => {
    await signIn(page, email)
    const form = { intent: 'add', product_variant_id, qty: '10' }
    assert.equal((await page.request.post('/cart', { form })).status(), 200)
    await page.goto('/checkout')
    await goToNextStep(page, 'pengiriman')
    const other = page.locator('input[name="kendaraan"]:enabled:not(:checked)').first()
    const vehicle = await other.getAttribute('value')
    // Its card, once the step has come into view.
    const input = page.locator(`input[name="kendaraan"][value="${vehicle}"]`)
    await page.locator('label').filter({ has: input }).click()
    await page.waitForURL(new RegExp(`kendaraan=${vehicle}`))
    await goToNextStep(page, 'penerima')
    const date = await page
      .getByLabel('Tanggal kirim')
      .locator('option')
      .nth(1)
      .getAttribute('value')
    await page.getByLabel('Tanggal kirim').selectOption(date!)
    await page.getByLabel('Catatan').fill('Bongkar di depan pagar')
    await page.goto('/cart')
    await page.getByRole('link', { name: 'Lanjut ke pengiriman' }).click()
    const assertRestored = async () => {
      await page.getByText(DRAFT_RESTORED).waitFor()
      await page.waitForURL(new RegExp(`kendaraan=${vehicle}`))
      // A phone shows one step at a time.
      await page
        .locator(`input[name="kendaraan"][value="${vehicle}"]:checked`)
        .waitFor({ state: 'attached' })
      assert.deepEqual(await readFields(page, ['Tanggal kirim', 'Catatan']), [
        date!,
        'Bongkar di depan pagar',
      ])
    }
    await assertRestored()
    const keys: string[] = []
    page.on('request', (request) => {
      // The form may bring a file, so it is posted in parts.
      const [, key] = /name="key"\r\n\r\n([^\r]+)/.exec(request.postData() ?? '') ?? []
      if (key) keys.push(key)
    })
    await goToPayment(page)
    await endSessions(shop, email)
    await press(page, 'Buat pesanan')
    await signInAgain(page, email)
    await assertRestored()
    await goToPayment(page)
    await page.getByRole('button', { name: 'Buat pesanan' }).dblclick()
    await page.waitForURL(/payment-confirmation/)
    // Both presses and both attempts have one idempotency key: one order in any case.
    assert.equal(keys.length, 2, keys.join())
    assert.equal(new Set(keys).size, 1)
  })
  const { rows } = await shop.pool.query(
    'select count(*)::int as orders from sales_order where account_id = (select id from account where email = $1)',
    [email],
  )
  assert.deepEqual(rows, [{ orders: 1 }])
  await context.close()
})

test('/payment-confirmation/transfer: a chosen file is still there after signing in again', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  const email = await createBuyerEmail(shop.db)
  const product_variant_id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
  await withScreenOnFailure(page, async () => {
    await signIn(page, email)
    const form = { intent: 'add', product_variant_id, qty: '10' }
    assert.equal((await page.request.post('/cart', { form })).status(), 200)
    await page.goto('/checkout')
    await press(page, 'Buat pesanan')
    await page.waitForURL(/payment-confirmation/)
    await page.getByLabel('Foto atau PDF bukti transfer').setInputFiles(PROOF_IMAGE)
    await page.getByLabel('Catatan').fill('dari rekening istri')
    await endSessions(shop, email)
    await press(page, 'Kirim bukti')
    await signInAgain(page, email)
    await page.getByText(DRAFT_RESTORED).waitFor()
    await page.getByText('bukti.png').waitFor()
    assert.equal(await page.getByLabel('Catatan').inputValue(), 'dari rekening istri')
    // A reload cannot give a file back: it says which one to choose again.
    await page.reload()
    await page.getByText(`${DRAFT_RESTORED} Pilih lagi berkasnya: bukti.png.`).waitFor()
    await page.getByLabel('Foto atau PDF bukti transfer').setInputFiles(PROOF_IMAGE)
    await press(page, 'Kirim bukti')
    await page.getByText('Bukti sudah kami terima').waitFor()
  })
  await context.close()
})
