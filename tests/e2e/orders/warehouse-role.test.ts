import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPaidCementOrder } from '#tests/support/finance/paid-order.ts'
import { requestReturn } from '#tests/support/finance/returns.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
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
const admin = await shop.asStaff()

for (const [size, screen] of [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const)
  test(`/backoffice at ${size}: the warehouse loads an order from Hari ini on and sees no money`, async () => {
    const { id, number } = await createPaidCementOrder(shop, admin)
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, screen)
    const readPage = () => page.locator('body').innerText()
    await withScreenOnFailure(page, async () => {
      await signInStaff(page, 'gudang@contoh.id')
      await page.getByRole('heading', { name: 'Hari ini' }).waitFor()
      const sections = page.getByRole('navigation', { name: 'Meja staf' }).getByRole('link')
      assert.deepEqual(
        await sections.evaluateAll((links) => links.map((link) => link.getAttribute('title'))),
        ['Hari ini', 'Retur', 'Pengiriman', 'Stok'],
      )
      await page.goto('/backoffice?ahead=7')
      await page.getByRole('link', { name: new RegExp(number) }).click()
      await page.getByRole('heading', { name: number }).waitFor()
      assert.equal(new URL(page.url()).pathname, `/backoffice/gudang/${id}`)
      await assertPageQuality(page, 'order of the warehouse')
      assert.doesNotMatch(await readPage(), /Rp|54\.500|Bayar|@/)
      await page.getByLabel('Nomor polisi').fill('B 9041 KXR')
      await page.getByLabel('Nama sopir').fill('Agus Salim')
      await page.getByLabel('Nomor ponsel sopir').fill('0813 1111 2222')
      await page.getByRole('button', { name: 'Siapkan pengiriman' }).click()
      await page.getByRole('button', { name: 'Berangkatkan' }).click()
      await page.getByLabel('Diterima oleh').fill('Pak Warsito')
      await page.getByLabel('Waktu terima').fill('2026-11-20T12:00')
      await page.getByText('Ada barang yang ditolak?').click()
      await page
        .getByLabel(/: ditolak \(dari/)
        .first()
        .fill('1')
      await page.getByRole('button', { name: 'Catat diterima' }).click()
      await page.getByText('Tulis alasan barang ini ditolak.').first().waitFor()
      await assertPageQuality(page, 'receipt with something refused')
      await page.getByLabel('Alasannya').first().fill('Sak basah')
      await page.getByRole('button', { name: 'Catat diterima' }).click()
      await page.getByText('Diterima Pak Warsito').first().waitFor()
      assert.doesNotMatch(await readPage(), /Rp|54\.500/)
      for (const [path, heading] of [
        ['/backoffice/stok', 'Stok'],
        ['/backoffice/stok/menipis', 'Stok'],
        ['/backoffice/stok/indent', 'Stok'],
        ['/backoffice/pengiriman', 'Pengiriman'],
        ['/backoffice/daftar-ambil', 'Daftar ambil'],
        ['/backoffice/retur', 'Retur'],
      ] as const) {
        await page.goto(path)
        await page.getByRole('heading', { name: heading, exact: true }).waitFor()
        assert.doesNotMatch(await readPage(), /Rp|Daftar harga/, path)
      }
      assert.deepEqual(browserErrors, [])
      for (const path of ['/backoffice/pesanan', '/backoffice/produk', '/backoffice/harga']) {
        const response = await page.goto(path)
        assert.equal(response!.status(), 403, path)
      }
    })
    await context.close()
  })

for (const role of ['sales', 'finance'])
  test(`/backoffice/gudang/:id: a colleague's link leads ${role} to their own page of the order`, async () => {
    const { id, number } = await createPaidCementOrder(shop, admin)
    const { page, context } = await openBrowserSession(browser, shop)
    await signInStaff(page, `${role}@contoh.id`)
    await page.goto(`/backoffice/gudang/${id}`)
    await page.getByRole('heading', { name: number }).waitFor()
    assert.equal(new URL(page.url()).pathname, `/backoffice/pesanan/${id}`)
    await context.close()
  })

test('/backoffice/retur/:id: the warehouse records what came back, without the bank account', async () => {
  const order = await createPaidCementOrder(shop, admin)
  const lines = [{ lineId: order.lineId, qty: 100 }]
  const prepared = await admin.staffOrders.prepare({
    id: order.id,
    body: { ...VEHICLE_AND_DRIVER, lines },
  })
  const { id: delivery } = findLatestDelivery(prepared)
  await admin.staffOrders.depart({ id: delivery })
  const receivedAt = shop.clock.now().toISOString()
  await admin.staffOrders.receive({ id: delivery, body: { receivedBy: 'Bu Ani', receivedAt } })
  const { id } = await requestReturn(order, 2)
  await admin.staffReturns.approve({
    id,
    body: { lines: [{ lineId: order.lineId, qty: 2 }], pickupOn: '2026-11-20' },
  })
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'gudang@contoh.id')
    await page.getByRole('heading', { name: 'Hari ini' }).waitFor()
    await page.goto(`/backoffice/retur/${id}`)
    await page.getByText('Catat barang yang kembali').waitFor()
    assert.equal(new URL(page.url()).pathname, `/backoffice/gudang/retur/${id}`)
    await assertPageQuality(page, 'return of the warehouse')
    await page.getByLabel('Gudang', { exact: true }).selectOption('CBT')
    await page.getByLabel('Tanggal terima').fill('2026-11-20')
    await page.getByRole('button', { name: 'Catat barang kembali' }).click()
    await page.getByText('Menunggu nota kredit').waitFor()
    assert.doesNotMatch(await page.locator('body').innerText(), /Rp|BCA|5271/)
    assert.deepEqual(browserErrors, [])
  })
  await context.close()
})
