import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { toJakartaDate } from '#platform/clock.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openBreakablePage } from '#tests/support/browser/breakable-page.ts'
import { waitForWorker, waitUntil } from '#tests/support/browser/service-worker-steps.ts'
import {
  openBrowserSession,
  PHONE,
  PROOF_IMAGE,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
const admin = await shop.asStaff()
const day = toJakartaDate(shop.clock.now())
let drivers = 0

/** Orders on their way with one driver, and the address of the driver's page. */
async function sendDriver(orderCount = 1) {
  const driverPhone = `+62812904200${String((drivers += 1)).padStart(2, '0')}`
  const orders = []
  for (let at = 0; at < orderCount; at += 1) {
    const name = `Semen Antar ${drivers}${at}`
    const stock = { CBT: 500 }
    const variant = await createProduct(shop.db, { name, unit: 'sak', price: 54_500, stock })
    const placed = await placeOrder(shop, [{ variant, qty: 100 }])
    const { transfer, lines } = await admin.staffOrders.show({ id: placed.id })
    const received = transfer!.expected
    await admin.staffPayments.confirmPayment({ id: placed.id, body: { received } })
    const load = [{ lineId: lines[0]!.id, qty: 100 }]
    const body = { ...VEHICLE_AND_DRIVER, driverPhone, date: day, lines: load }
    const { shipping } = await admin.staffOrders.prepare({ id: placed.id, body })
    const delivery = shipping.deliveries[0]!
    await admin.staffOrders.depart({ id: delivery.id })
    orders.push({ ...placed, delivery, name })
  }
  const { token, id } = await admin.staffDrivers.makeLink({
    body: { driver: VEHICLE_AND_DRIVER.driver, phone: driverPhone, day },
  })
  return { orders, address: `/sopir?tautan=${token}`, linkId: id }
}
const readDelivery = async (order: string) =>
  (await admin.staffOrders.show({ id: order })).shipping.deliveries[0]!

test('/sopir: without a connection an arrival and a handover with photo and refusal wait, and arrive once', async () => {
  const { orders, address } = await sendDriver()
  const [order] = orders
  await openBreakablePage(
    browser,
    shop,
    { ...PHONE, serviceWorkers: 'allow' },
    async ({ page, line, open }) => {
      await open(address)
      await page.getByRole('heading', { name: 'Joko Susilo' }).waitFor()
      await assertPageQuality(page, 'driver page')
      assert.match(
        (await page.getByRole('link', { name: 'Telepon' }).getAttribute('href'))!,
        /^tel:\+62/,
      )
      await waitForWorker(page)
      await waitUntil(page, async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('driver-'))
        const stored = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).length),
        )
        return stored.some((count) => count > 0)
      })
      await line.set('refused')
      await page.goto(address)
      await page.getByRole('button', { name: 'Sudah sampai' }).click()
      await page.getByText('1 laporan menunggu dikirim').waitFor()
      await page.getByText('Serah terima').click()
      const handOver = page.getByRole('button', { name: 'Selesai, serahkan' })
      const readProblem = (field: Locator) =>
        field.evaluate((each) => (each as HTMLInputElement).validationMessage)
      await handOver.click()
      const recipient = page.getByLabel('Nama penerima')
      assert.equal(await readProblem(recipient), 'Tulis nama penerimanya.')
      await recipient.fill('Pak Warsito')
      await page.locator('input[name=photo]').setInputFiles(PROOF_IMAGE)
      await page.getByText('Ada barang yang ditolak?').click()
      const refused = page.getByLabel(/^Semen Antar .*ditolak/)
      await refused.fill('101')
      await handOver.click()
      assert.match(await readProblem(refused), /^Yang diantar 100\./)
      await refused.fill('5')
      await page.getByLabel('Alasannya').fill('Sak sobek')
      await handOver.click()
      await page.getByText('2 laporan menunggu dikirim').waitFor()
      await page.getByText(/diterima Pak Warsito, .+, 1 barang ditolak, dengan foto/).waitFor()
      await assertPageQuality(page, 'driver page with waiting reports')
      // The phone is switched off and on; nothing is lost.
      await page.goto(address)
      await page.getByText('2 laporan menunggu dikirim').waitFor()
      assert.equal((await readDelivery(order!.id)).status, 'on_the_way')
      await line.set('up')
      await page.evaluate(() => void dispatchEvent(new Event('online')))
      await page.getByText('laporan menunggu dikirim').waitFor({ state: 'detached' })
      await page.getByRole('heading', { name: 'Selesai' }).waitFor()
      await page.getByText('Bawa kembali ke Gudang Cibitung: 5 sak Semen Antar').waitFor()
      await assertPageQuality(page, 'driver page with goods to bring back')
    },
  )
  const delivery = await readDelivery(order!.id)
  assert.deepEqual(
    [delivery.status, delivery.receivedBy, delivery.hasPhoto, delivery.lines[0]?.refused],
    ['received', 'Pak Warsito', true, 5],
  )
  const photo = await order!.api.deliveryDocuments.photo({ id: delivery.id })
  assert.ok(photo.size > 50)
  const { timeline } = (await admin.staffOrders.show({ id: order!.id })).header
  assert.equal(timeline.filter(({ note }) => /diterima oleh/.test(note ?? '')).length, 1)
})

test('/sopir: a handover that the shop has taken, although its answer was lost, is sent again and counts once', async () => {
  const { orders, address } = await sendDriver()
  const [order] = orders
  await openBreakablePage(browser, shop, PHONE, async ({ page, line, open }) => {
    await open(address)
    await page.getByRole('button', { name: 'Sudah sampai' }).click()
    await page.getByText(/^Sampai \d\d\.\d\d/).waitFor()
    await page.getByText('laporan menunggu dikirim').waitFor({ state: 'detached' })
    await page.getByText('Serah terima').click()
    await page.getByLabel('Nama penerima').fill('Bu Ani')
    await page.locator('input[name=photo]').setInputFiles(PROOF_IMAGE)
    await page.getByText('Ada barang yang ditolak?').click()
    await page.getByLabel(/^Semen Antar .*ditolak/).fill('5')
    await page.getByLabel('Alasannya').fill('Sak sobek')
    await line.set('lost')
    await page.getByRole('button', { name: 'Selesai, serahkan' }).click()
    await page.getByText('1 laporan menunggu dikirim').waitFor()
    for (let status = ''; status !== 'received';) status = (await readDelivery(order!.id)).status
    // The phone does not know that, also when it is switched off and on.
    await line.set('up')
    await page.goto(address)
    await page.evaluate(() => void dispatchEvent(new Event('online')))
    // Before the next try, 20 s later: this phone has no service worker, which nothing may wait for.
    const waiting = page.getByText('laporan menunggu dikirim')
    await waiting.waitFor({ state: 'detached', timeout: 10_000 })
    await page.getByRole('heading', { name: 'Selesai' }).waitFor()
    const done = page.locator('section', { hasText: 'Selesai' })
    const [card, list] = [await done.boundingBox(), await done.getByRole('list').boundingBox()]
    // A short page fills the window; what it shows is not drawn out.
    assert.ok(card!.y + card!.height - list!.y - list!.height < 32)
  })
  const delivery = await readDelivery(order!.id)
  assert.deepEqual(
    [delivery.receivedBy, delivery.hasPhoto, delivery.lines[0]?.refused],
    ['Bu Ani', true, 5],
  )
  const { timeline } = (await admin.staffOrders.show({ id: order!.id })).header
  assert.equal(timeline.filter(({ note }) => /diterima oleh/.test(note ?? '')).length, 1)
  const { rows } = await shop.pool.query(
    `select count(*)::int as n from message
     where template = 'order.refused' and channel = 'mail' and body_text like '%' || $1 || '%'`,
    [order!.number],
  )
  assert.equal(rows[0].n, 1)
})

test('/sopir: a revoked link shows nothing, and what the shop refuses is said', async () => {
  const { orders, address, linkId } = await sendDriver()
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await page.goto(address)
    await page.getByText('Serah terima').click()
    await page.getByLabel('Nama penerima').fill('Bu Ani')
    await admin.staffOrders.receive({
      id: orders[0]!.delivery.id,
      body: { receivedBy: 'Pak RT', receivedAt: shop.clock.now().toISOString() },
    })
    await page.getByRole('button', { name: 'Selesai, serahkan' }).click()
    await page.getByText(/sudah berstatus "Diterima"/).waitFor()
    await page.getByRole('button', { name: 'Hapus laporan' }).click()
    await page.getByText(/sudah berstatus "Diterima"/).waitFor({ state: 'detached' })
    await admin.staffDrivers.revokeLink({ id: linkId })
    await page.goto(address)
    await page.getByText('Tautan ini sudah tidak berlaku').waitFor()
    assert.equal(await page.getByText('Semen Antar').count(), 0)
  })
  await context.close()
})

test('/sopir without scripts: a drop is handed over', async () => {
  const { orders, address } = await sendDriver()
  const { page, context } = await openBrowserSession(browser, shop, {
    ...PHONE,
    javaScriptEnabled: false,
  })
  await withScreenOnFailure(page, async () => {
    await page.goto(address)
    await page.getByText('Serah terima').click()
    await page.getByLabel('Nama penerima').fill('Bu Ani')
    await page.getByRole('button', { name: 'Selesai, serahkan' }).click()
    await page.getByRole('heading', { name: 'Selesai' }).waitFor()
    assert.equal((await readDelivery(orders[0]!.id)).receivedBy, 'Bu Ani')
  })
  await context.close()
})

test('/backoffice/pengiriman: staff make a driver’s link for the day and revoke it', async () => {
  const { orders } = await sendDriver()
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto(`/backoffice/pengiriman?tanggal=${day}`)
    const card = page.locator('section', { hasText: orders[0]!.delivery.number })
    await card.getByRole('button', { name: 'Buat tautan sopir' }).click()
    const address = await card.locator('code').textContent()
    assert.match(address!, /^http:\/\/.+\/sopir\?tautan=.{20,}$/)
    await assertPageQuality(page, 'driver days')
    const visitor = await browser.newPage()
    await visitor.goto(address!)
    await visitor.getByText(orders[0]!.delivery.number).first().waitFor()
    await visitor.close()
    await card
      .getByRole('button', { name: /^Cabut tautan/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Cabut tautan', exact: true }).click()
    await card.locator('code').waitFor({ state: 'detached' })
  })
  await context.close()
})
