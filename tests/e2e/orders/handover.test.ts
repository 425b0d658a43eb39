import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placePaidPickup } from '#tests/support/orders/pickup-orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
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
const cement = await createProduct(shop.db, {
  name: 'Semen diambil',
  unit: 'sak',
  price: 50_000,
  stock: { CBT: 900 },
})
const brick = await createProduct(shop.db, {
  name: 'Bata diantar',
  unit: 'buah',
  price: 1_000,
  stock: { CBT: 900 },
})

for (const [staff, path, screen] of [
  ['sales@contoh.id', 'pesanan', DESKTOP],
  ['gudang@contoh.id', 'gudang', PHONE],
] as const)
  test(`/backoffice/${path}/:id: goods that the buyer fetches are set aside, handed over, and taken back`, async () => {
    const { api, id } = await placePaidPickup(shop, { [cement]: 20, [brick]: 80 }, [cement])
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, screen)
    await withScreenOnFailure(page, async () => {
      await signInStaff(page, staff)
      await page.goto(`/backoffice/${path}/${id}`)
      await page.getByRole('heading', { name: 'Muat ke kendaraan' }).waitFor()
      const toFetch = page.locator('form', { hasText: 'Tanggal ambil' })
      assert.equal(await toFetch.getByLabel('Nomor polisi').count(), 0)
      await toFetch.getByLabel('Jumlah Semen diambil').fill('21')
      await toFetch.getByRole('button', { name: 'Siap diambil' }).click()
      await toFetch.getByText('tinggal 20 sak yang belum dikirim').first().waitFor()
      await toFetch.getByLabel('Jumlah Semen diambil').fill('20')
      await assertPageQuality(page, 'order to hand over')
      await toFetch.getByRole('button', { name: 'Siap diambil' }).click()
      await page.getByText('Diambil pembeli di Gudang Cibitung').first().waitFor()
      assert.equal(await page.getByRole('button', { name: 'Berangkatkan' }).count(), 0)
      await page.getByLabel('Diambil oleh').fill('Pak Warsito')
      await page.getByLabel('Waktu diambil (WIB)').fill('2026-11-20T12:00')
      await page.getByRole('button', { name: 'Serahkan ke pembeli' }).click()
      await page.getByRole('button', { name: 'Batalkan penyerahan' }).waitFor()
      await assertPageQuality(page, 'handed over')
      const { deliveries } = await api.orders.shipping({ id })
      assert.deepEqual(
        deliveries.map(({ status, receivedBy }) => [status, receivedBy]),
        [['received', 'Pak Warsito']],
      )
      await page.getByRole('button', { name: 'Batalkan penyerahan' }).click()
      await page.getByRole('button', { name: 'Serahkan ke pembeli' }).waitFor()
      assert.deepEqual(browserErrors, [])
    })
    await context.close()
  })
