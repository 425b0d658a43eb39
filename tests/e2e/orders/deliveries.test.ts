import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPaidCementOrder } from '#tests/support/finance/paid-order.ts'
import { VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
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

const createPaidOrder = () => createPaidCementOrder(shop, admin)

for (const [size, screen] of [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const)
  test(`/backoffice/pesanan/:id at ${size}: a saved plate brings its kind, too much is warned of, and a wrong plate is corrected`, async () => {
    const { id } = await createPaidOrder()
    const plate = size === '360 px' ? 'B 1001 PK' : 'B 1002 PK'
    await admin.staffFleet.addVehicle({
      body: { plate, kind: 'Pickup', capacityKg: 1000, capacityM3: 2.5 },
    })
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, screen)
    await withScreenOnFailure(page, async () => {
      await signInStaff(page, 'admin@contoh.id')
      await page.goto(`/backoffice/pesanan/${id}`)
      await page.getByText('Muatan 4.000 kg').waitFor()
      await page.getByLabel('Nomor polisi').fill(plate.toLowerCase())
      await page.getByText('Muatan terlalu banyak: 4.000 kg').waitFor()
      assert.equal(await page.getByLabel('Kendaraan', { exact: true }).inputValue(), 'Pickup')
      await page.getByLabel('Jumlah Semen Kirim').fill('25')
      await page.getByText('Muatan 1.000 kg').waitFor()
      await page.getByText('Muatan terlalu banyak').waitFor({ state: 'detached' })
      await page.getByLabel('Nama sopir').fill('Agus Salim')
      await page.getByLabel('Nomor ponsel sopir').fill('0813 1111 2222')
      await page.getByRole('button', { name: 'Siapkan pengiriman' }).click()
      await page.getByText('75 dari 100 sak').waitFor()
      await page.getByText('Ubah muatan, kendaraan, atau tanggal').click()
      const form = page.locator('form', { hasText: 'Simpan perubahan' })
      await form.getByLabel('Nomor polisi').fill('B 7777 XX')
      await form.getByLabel('Jumlah Semen Kirim').fill('101')
      await form.getByRole('button', { name: 'Simpan perubahan' }).click()
      await form.getByText('tinggal 100 sak yang belum dikirim').first().waitFor()
      await form.getByLabel('Jumlah Semen Kirim').fill('30')
      await form.getByRole('button', { name: 'Simpan perubahan' }).click()
      await page.getByText('70 dari 100 sak').waitFor()
      await page.locator('section b', { hasText: 'B 7777 XX' }).waitFor()
      await assertPageQuality(page, 'prepared delivery')
      await page.getByRole('button', { name: /^Tarik pengiriman/ }).click()
      await page.getByRole('button', { name: 'Ya, tarik' }).click()
      await page.getByText('70 dari 100 sak').waitFor({ state: 'detached' })
      assert.deepEqual((await admin.staffOrders.show({ id })).shipping.deliveries, [])
      assert.deepEqual(browserErrors, [])
    })
    await context.close()
  })

for (const [staff, path, javaScriptEnabled] of [
  ['sales@contoh.id', 'pesanan', true],
  ['gudang@contoh.id', 'gudang', false],
] as const)
  test(`/backoffice/${path}/:id: a departure and a receipt by mistake are taken back ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
    const { id, lineId } = await createPaidOrder()
    const lines = [{ lineId, qty: 40 }]
    await admin.staffOrders.prepare({ id, body: { ...VEHICLE_AND_DRIVER, lines } })
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, {
      ...PHONE,
      javaScriptEnabled,
    })
    await withScreenOnFailure(page, async () => {
      await signInStaff(page, staff)
      await page.goto(`/backoffice/${path}/${id}`)
      const press = (name: string) => page.getByRole('button', { name }).click()
      await press('Berangkatkan')
      await page.getByText('Dalam perjalanan').first().waitFor()
      await page.getByLabel('Diterima oleh').fill('Bu Ani')
      await page.getByLabel('Waktu terima (WIB)').fill('2026-11-20T12:00')
      await press('Catat diterima')
      await press('Batalkan penerimaan')
      await press('Batalkan keberangkatan')
      await page.getByRole('button', { name: 'Berangkatkan' }).waitFor()
      if (javaScriptEnabled) await assertPageQuality(page, 'departure taken back')
      const order = await admin.staffOrders.show({ id })
      assert.deepEqual(
        [order.header.status, order.shipping.deliveries[0]?.status],
        ['processing', 'prepared'],
      )
      assert.deepEqual(browserErrors, [])
    })
    await context.close()
  })

test('/backoffice/pesanan/:id without scripts: an order gets another day', async () => {
  const { id } = await createPaidOrder()
  const { page, context } = await openBrowserSession(browser, shop, {
    ...DESKTOP,
    javaScriptEnabled: false,
  })
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto(`/backoffice/pesanan/${id}`)
    await page.getByText('Jadwal ulang').click()
    await page.getByLabel('Tanggal kirim baru').fill('2026-12-15')
    await page.getByLabel('Penjelasan').fill('Jalan ditutup')
    await page.getByRole('button', { name: 'Simpan jadwal baru' }).click()
    await page.getByText(/Jadwal kirim menjadi .*15 .*Jalan ditutup/).waitFor()
    assert.equal((await admin.staffOrders.show({ id })).shipping.delivery.date, '2026-12-15')
  })
  await context.close()
})

for (const javaScriptEnabled of [true, false])
  test(`/backoffice/pengiriman ${javaScriptEnabled ? 'with' : 'without'} scripts: the drops of a driver are put in order by the keyboard`, async () => {
    const driverPhone = javaScriptEnabled ? '+6281233330001' : '+6281233330002'
    const numbers: string[] = []
    for (const qty of [10, 20, 30]) {
      const { id, lineId } = await createPaidOrder()
      const body = {
        ...VEHICLE_AND_DRIVER,
        driverPhone,
        date: '2026-12-03',
        lines: [{ lineId, qty }],
      }
      const { shipping } = await admin.staffOrders.prepare({ id, body })
      numbers.push(shipping.deliveries[0]!.number)
    }
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, {
      ...PHONE,
      javaScriptEnabled,
    })
    await withScreenOnFailure(page, async () => {
      await signInStaff(page, 'sales@contoh.id')
      await page.goto('/backoffice/pengiriman?tanggal=2026-12-03')
      const card = page.locator('ol', { hasText: numbers[0]! })
      const press = async (name: string, first: string) => {
        await card.getByRole('button', { name }).press('Enter')
        await card.locator('li').first().getByText(first).waitFor()
      }
      await press(`Naikkan ${numbers[1]}`, numbers[1]!)
      await press(`Turunkan ${numbers[1]}`, numbers[0]!)
      await press(`Naikkan ${numbers[2]}`, numbers[0]!)
      await card.locator('li').nth(1).getByText(numbers[2]!).waitFor()
      await press(`Naikkan ${numbers[2]}`, numbers[2]!)
      if (javaScriptEnabled) await assertPageQuality(page, 'drops in order')
      const { results } = await admin.staffDrivers.days({ query: { day: '2026-12-03' } })
      const ofDriver = results.find(({ phone }) => phone === driverPhone)!
      assert.deepEqual(
        ofDriver.deliveries.map(({ number }) => number),
        [numbers[2], numbers[0], numbers[1]],
      )
      assert.deepEqual(browserErrors, [])
    })
    await context.close()
  })

test('/backoffice/armada: a driver is added, corrected and removed after a question', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto('/backoffice/armada')
    const add = page.locator('form', { hasText: 'Tambah sopir' })
    await add.getByLabel('Nama sopir baru').fill('Budi Uji')
    await add.getByLabel('Nomor ponsel').fill('0812 7777 8888')
    await add.getByRole('button', { name: 'Tambah sopir' }).click()
    const row = page.locator('li', { hasText: 'Budi Uji' })
    await row.locator('summary').click()
    await row.getByLabel('Nama').fill('Budi Uji Coba')
    await row.getByRole('button', { name: 'Simpan sopir' }).click()
    await page.getByText('Budi Uji Coba').first().waitFor()
    await assertPageQuality(page, 'drivers and vehicles')
    await page.getByRole('button', { name: 'Hapus sopir Budi Uji Coba' }).click()
    await page.getByRole('button', { name: 'Ya, hapus' }).click()
    await page.getByText('Budi Uji Coba').first().waitFor({ state: 'detached' })
    assert.deepEqual(browserErrors, [])
  })
  await context.close()
})

test('/backoffice/pesanan/:id: finance reads an order whose deliveries it may not load', async () => {
  const { id, number } = await createPaidOrder()
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto(`/backoffice/pesanan/${id}`)
    await page.getByRole('heading', { name: number }).waitFor()
    assert.equal(await page.getByText('Muat ke kendaraan').count(), 0)
  })
  await context.close()
})
