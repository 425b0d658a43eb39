import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { buildOrderInput, createBuyerWithCart } from '#tests/support/orders/order-input.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
import { createProduct, setStock } from '#tests/support/catalogue/products.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

async function createGoods(name: string, stock: Record<string, number>) {
  const id = await createProduct(shop.db, { name, unit: 'sak', price: 60_000, stock })
  const { sku } = await shop.db
    .selectFrom('variant')
    .select('sku')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow()
  return { id: Number(id), sku }
}
async function readStock(id: number) {
  const { rows } = await shop.pool.query(
    `select code, on_hand::float as on_hand from stock join warehouse on warehouse.id = warehouse_id
     where variant_id = $1 order by code`,
    [id],
  )
  return Object.fromEntries(rows.map((row) => [row.code, row.on_hand]))
}
const findGoods = (page: Page) => page.getByLabel('Cari atau pindai barang')
const readRows = (page: Page) =>
  page
    .locator('input[name^="lines."]')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        (field as HTMLInputElement).value ? [(field as HTMLInputElement).value] : [],
      ),
    )

for (const [name, screen] of [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const)
  test(`/backoffice/stok?terima at ${name}: goods are found by name, scanned, and pasted beyond the first rows`, async () => {
    const cement = await createGoods(`Semen Pindai ${name}`, { CBT: 5 })
    const nails = await createGoods(`Paku Pindai ${name}`, {})
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, at) => createGoods(`Bata Tempel ${at} ${name}`, {})),
    )
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, screen)
    await withScreenOnFailure(page, async () => {
      await signInStaff(page, 'konten@contoh.id')
      await page.goto('/backoffice/stok?terima')
      await page.getByLabel('Nomor surat jalan').fill(`SJ-${name}`)
      await page.getByLabel('Pemasok').fill('Karang Jaya')
      // By name: a choice fills the first empty row and leads to its quantity.
      await findGoods(page).fill(`pindai semen ${name}`)
      await page.getByRole('button', { name: new RegExp(cement.sku) }).click()
      await page.keyboard.type('40')
      await page.keyboard.press('Enter')
      // A scanner types a SKU and Enter, faster than any answer.
      await page.keyboard.type(nails.sku)
      await page.keyboard.press('Enter')
      await page.getByText(`Paku Pindai ${name}`).last().waitFor()
      await page.waitForFunction(() =>
        (document.activeElement as HTMLInputElement).name.endsWith('.quantity'),
      )
      await page.keyboard.type('7')
      await assertPageQuality(page, 'receipt')
      // A table of a message, pasted at once.
      await findGoods(page).focus()
      await page.evaluate(
        (text) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text', text)
          document.activeElement!.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          )
        },
        many.map(({ sku }, at) => `${sku}\t${at + 1}`).join('\n'),
      )
      const expected = [cement.sku, '40', nails.sku, '7'].concat(
        many.flatMap(({ sku }, at) => [sku, String(at + 1)]),
      )
      assert.deepEqual(await readRows(page), expected)
      await page.screenshot({
        path: `pictures-out/stock-receipt-${name.replace(' ', '')}.png`,
        fullPage: true,
      })
      // A draft keeps rows that the page does not begin with.
      await page.reload()
      await page.locator('[name="lines.13.sku"]').waitFor()
      await page.waitForFunction(
        (sku) => document.querySelector<HTMLInputElement>('[name="lines.13.sku"]')?.value === sku,
        many[11]!.sku,
      )
      assert.deepEqual(await readRows(page), expected)
      await page.getByRole('button', { name: 'Catat barang masuk' }).click()
      await page.getByText('Barang masuk tercatat.').waitFor()
      assert.equal((await readStock(cement.id))['CBT'], 45)
      assert.equal((await readStock(many[11]!.id))['CBT'], 12)
      // The same delivery note again, which must not be counted twice.
      await page.getByLabel('Nomor surat jalan').fill(`sj ${name}`)
      await page.getByLabel('Pemasok').fill('KARANG JAYA')
      await page.getByLabel('SKU 1', { exact: true }).fill(cement.sku)
      await page.getByLabel('Jumlah').first().fill('40')
      await page.getByRole('button', { name: 'Catat barang masuk' }).click()
      await page.getByText('sudah dicatat 20 November').waitFor()
      assert.equal((await readStock(cement.id))['CBT'], 45)
    })
    assert.deepEqual(browserErrors, [])
    await context.close()
  })

test('/backoffice/stok?pindah: goods move between warehouses, and never what is reserved or not there', async () => {
  const goods = await createGoods('Semen Pindah', { CBT: 20 })
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'konten@contoh.id')
    await page.goto('/backoffice/stok')
    await page.getByRole('link', { name: 'Pindahkan barang' }).click()
    await page.getByLabel('Dari gudang').selectOption('CBT')
    await page.getByLabel('Ke gudang').selectOption('SDA')
    await page.getByLabel('SKU 1', { exact: true }).fill(goods.sku)
    await page.getByLabel('Jumlah').first().fill('21')
    await page.getByRole('button', { name: 'Catat pemindahan' }).click()
    await page
      .getByText('Hanya 20 sak di Gudang Cibitung yang bebas dari pesanan.')
      .last()
      .waitFor()
    await page.getByLabel('Jumlah').first().fill('8')
    await assertPageQuality(page, 'transfer')
    await page.screenshot({ path: 'pictures-out/stock-transfer-1280.png', fullPage: true })
    await page.getByRole('button', { name: 'Catat pemindahan' }).click()
    await page.getByText('Pemindahan tercatat.').waitFor()
    await page.getByText('+8 sak').first().waitFor()
    assert.deepEqual(await readStock(goods.id), { CBT: 12, SDA: 8 })
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/backoffice/stok: goods that a delivery brought back are not called sent', async () => {
  const goods = await createGoods('Semen Ditolak', { CBT: 50 })
  const order = await placeOrder(shop, [{ variant: String(goods.id), qty: 20 }])
  const { toSend } = await order.api.invoices.header({ id: order.invoiceId })
  const admin = await shop.asStaff()
  const { lines } = await admin.staffPayments.confirmPayment({
    id: order.id,
    body: { received: toSend },
  })
  const lineId = lines[0]!.id
  const delivery = findLatestDelivery(
    await admin.staffOrders.prepare({
      id: order.id,
      body: { lines: [{ lineId, qty: 20 }], ...VEHICLE_AND_DRIVER },
    }),
  )
  await admin.staffOrders.depart({ id: delivery.id })
  await admin.staffOrders.receive({
    id: delivery.id,
    body: {
      receivedBy: 'Pak Warsito',
      receivedAt: shop.clock.now().toISOString(),
      refused: [{ lineId, qty: 3, reason: 'Sak basah' }],
    },
  })
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'konten@contoh.id')
    await page.goto(`/backoffice/stok?search=${goods.sku}`)
    const rows = page.locator('main li').filter({ hasText: goods.sku })
    await rows.filter({ hasText: '+3 sak' }).getByText('Kembali', { exact: true }).waitFor()
    await rows.filter({ hasText: '−20 sak' }).getByText('Terkirim', { exact: true }).waitFor()
  })
  await context.close()
})

test('/backoffice/stok/indent: what to order from factories, and goods that came to another warehouse are moved to their order', async () => {
  const variant = await createProduct(shop.db, {
    name: 'Pintu Baja Ditunggu',
    unit: 'set',
    price: 900_000,
    leadDays: 14,
    stock: {},
  })
  const { api, addressId } = await createBuyerWithCart(shop, { [variant]: 6 })
  const { id } = await api.checkout.placeOrder({ body: await buildOrderInput(api, { addressId }) })
  const { number } = await api.orders.header({ id })
  await setStock(shop.db, variant, 'SDA', 6)
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'konten@contoh.id')
    await page.goto('/backoffice/stok')
    await page.getByRole('link', { name: 'Indent', exact: true }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Pintu Baja Ditunggu' })
    await row.getByText('6 set', { exact: true }).waitFor()
    await row.getByText(number).waitFor()
    await row.getByText('belum dibayar').waitFor()
    await assertPageQuality(page, 'awaited goods')
    await row.getByRole('link', { name: 'Pindahkan ke CBT' }).click()
    await page.getByLabel('Dari gudang').waitFor()
    assert.equal(await page.getByLabel('Dari gudang').inputValue(), 'SDA')
    assert.equal(await page.getByLabel('Ke gudang').inputValue(), 'CBT')
    assert.equal(await page.getByLabel('Jumlah').first().inputValue(), '6')
    await page.getByRole('button', { name: 'Catat pemindahan' }).click()
    await page.getByText('Pemindahan tercatat.').waitFor()
    assert.equal((await readStock(Number(variant)))['CBT'], 6)
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/backoffice/stok/menipis: shows what runs low, for all warehouses or one', async () => {
  const goods = await createGoods('Semen Menipis', { CBT: 3 })
  const content = await shop.asStaff('konten@contoh.id')
  await content.staffStock.changeStock({
    id: String(goods.id),
    body: { warehouse: 'CBT', change: -3, reason: 'Pecah di gudang' },
  })
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'konten@contoh.id')
    await page.goto('/backoffice/stok')
    await page.getByRole('link', { name: 'Menipis' }).click()
    await page
      .getByText('barang yang kurang dari pesanan terkecil')
      .or(page.getByText(goods.sku))
      .first()
      .waitFor()
    await page.getByText(goods.sku).waitFor()
    await page.getByText('Habis', { exact: true }).first().waitFor()
    await assertPageQuality(page, 'low stock')
    await page.screenshot({ path: 'pictures-out/stock-low-360.png', fullPage: true })
    await page.getByLabel('Gudang', { exact: true }).selectOption('SDA')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await page.waitForURL(/gudang=SDA/)
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})
