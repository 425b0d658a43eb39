import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, visit } = await openShopAndBrowser()
const cement = await createProduct(shop.db, { price: 54_500, weightKg: 40, stock: { CBT: 500 } })
const admin = await shop.asStaff()
const { delivery: usual } = await admin.staffSettings.show()

test('/backoffice/pengaturan: the delivery table is edited, mistakes are said at their fields, and the next checkout goes by it', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto('/backoffice/pengaturan')
    await page.getByLabel('Jam tiba', { exact: true }).fill('8-11, 10-12')
    await page.getByLabel('Hari yang ditawarkan').fill('3')
    await page.getByLabel('Batas pesan untuk kirim besok').fill('9')
    await page.getByRole('button', { name: 'Simpan jadwal kirim' }).click()
    await page.getByText('Ada jam tiba yang bertumpuk atau tidak urut.').waitFor()
    await page.getByText('Paling sedikit 7 hari.').waitFor()
    assert.deepEqual((await admin.staffSettings.show()).delivery, usual)
    // What was typed is still there.
    assert.equal(await page.getByLabel('Jam tiba', { exact: true }).inputValue(), '8-11, 10-12')
    await page.getByLabel('Jam tiba', { exact: true }).fill('7-12, 13.00 - 18.30')
    await page.getByLabel('Hari yang ditawarkan').fill('10')
    await page.getByLabel('Sabtu').check()
    await page.getByLabel('Tanggal libur').fill('1/1/2027, 25-12-2026')
    await page.getByText('Barang yang boleh dilipat dua').click()
    await page.getByLabel('Besi beton polos').uncheck()
    await assertPageQuality(page, 'the settings with the delivery table open')
    await page.getByRole('button', { name: 'Simpan jadwal kirim' }).click()
    await page.getByText('Jadwal kirim tersimpan').waitFor()
    assert.deepEqual((await admin.staffSettings.show()).delivery, {
      reachKm: 700,
      cutOff: '09.00',
      windows: ['07.00–12.00 WIB', '13.00–18.30 WIB'],
      daysAhead: 10,
      closedWeekdays: [0, 6],
      holidays: ['2026-12-25', '2027-01-01'],
      bends: ['besi-beton-ulir'],
    })
  })
  const buyer = await shop.asBuyer()
  await buyer.cart.add({ body: { product_variant_id: cement, qty: 20 } })
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto('/checkout?langkah=penerima')
    const windows = page.getByLabel('Jam', { exact: true }).locator('option')
    await windows.first().waitFor({ state: 'attached' })
    assert.deepEqual(await windows.allTextContents(), ['07.00–12.00 WIB', '13.00–18.30 WIB'])
    const dates = await page.getByLabel('Tanggal kirim').locator('option').allTextContents()
    // The next ten days without Saturdays and Sundays.
    assert.ok(dates.length >= 6 && dates.length <= 8, String(dates))
    assert.ok(!dates.some((date) => /^(Sabtu|Minggu)/.test(date)), String(dates))
  })
})

test('/backoffice/pesanan/:id: an order is moved to a window of the table, and not to a day on which the shop is closed', async () => {
  await admin.staffSettings.changeDelivery({
    body: { ...usual, windows: ['07.00–12.00 WIB'], closedWeekdays: [0, 6] },
  })
  const { id } = await placeOrder(shop, [{ variant: cement, qty: 5 }])
  await admin.staffSettings.changeDelivery({ body: { ...usual, closedWeekdays: [0, 6] } })
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto(`/backoffice/pesanan/${id}`)
    await page.getByText('Jadwal ulang').click()
    const window = page.getByLabel('Jam tiba')
    // The agreed one stays a choice.
    assert.deepEqual(await window.locator('option').allTextContents(), [
      '07.00–12.00 WIB',
      ...usual.windows,
    ])
    await window.selectOption('14.00–17.00 WIB')
    await page.getByLabel('Tanggal kirim baru').fill('2027-01-02')
    await page.getByRole('button', { name: 'Simpan jadwal baru' }).click()
    await page.getByText('Hari Sabtu tidak ada pengiriman. Pilih hari lain.').first().waitFor()
    await page.getByLabel('Tanggal kirim baru').fill('2027-01-04')
    await page.getByRole('button', { name: 'Simpan jadwal baru' }).click()
    await page.getByText('4 Januari 2027').first().waitFor()
  })
})

test('/backoffice/pengaturan: amounts have thousands separators, and are saved as they are shown', async () => {
  const { financeLimits, vehicles } = await admin.staffSettings.show()
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto('/backoffice/pengaturan')
    const limit = page.getByLabel('Pengembalian dana tanpa orang kedua sampai (Rp)')
    assert.equal(await limit.inputValue(), '5.000.000')
    await limit.fill('6.000.000')
    await page.getByRole('button', { name: 'Simpan batas' }).click()
    await page.getByText('Batas keputusan tersimpan.').waitFor()
    await page.locator('summary', { hasText: 'Pickup' }).click()
    const trip = page.getByLabel('Harga per rit (Rp)').first()
    assert.match(await trip.inputValue(), /^\d{1,3}(\.\d{3})+$/)
    await page.getByRole('button', { name: 'Simpan kendaraan' }).first().click()
    await page.getByText('Kendaraan tersimpan').waitFor()
  })
  const after = await admin.staffSettings.show()
  assert.deepEqual(after.financeLimits, { ...financeLimits, refundApproval: 6_000_000 })
  assert.deepEqual(after.vehicles, vehicles)
})
