import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const sales = await shop.asStaff('sales@contoh.id')

type Form = 'general_survey' | 'triplek_survey' | 'purchase_feedback'
const listAnswers = async (table: Form) =>
  (await sales.staffSurveys.answers({ query: { table } })).results.map(({ answers }) => answers)

const dialogOf = (page: Page) => page.getByRole('dialog')
/** Opens a page as one who was not asked yet, with the page's clock in the test's hand. */
async function openUnasked(page: Page, context: BrowserContext, path: string) {
  await context.clearCookies({ name: /^_jm_/ })
  await page.clock.install()
  await page.goto(path)
  await waitForLateParts(page)
}

/** The floating button has its place: what is loaded with it has started to wait. */
const waitForLateParts = (page: Page) =>
  page.locator('aside[aria-label="Bantuan"] > [data-place]').waitFor({ state: 'attached' })

/** The page's clock goes on by itself as well: on a slow machine the survey may be due already. */
async function assertNotShownBefore(page: Page, delayMs: number) {
  const count = await dialogOf(page).count()
  const pageMs = await page.evaluate(() => performance.now())
  assert.ok(count === 0 || pageMs >= delayMs, `shown after ${pageMs} ms`)
}

/** Catches the messaging app. */
async function catchMessages(page: Page): Promise<() => URL | undefined> {
  let opened: URL | undefined
  await page.route(/wa\.me/, (route) => {
    opened = new URL(route.request().url())
    return route.fulfill({ body: 'wa' })
  })
  return () => opened
}

const campaignOf = ({ searchParams }: URL) =>
  ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => searchParams.get(name))

test('the general survey: appears after 15 s, "Tidak" closes it, and it stays away for 4 hours', async () => {
  await visit(PHONE, async (page, context) => {
    await openUnasked(page, context, '/')
    await page.clock.runFor(5_000)
    await assertNotShownBefore(page, 15_000)
    await page.clock.runFor(10_000)
    await dialogOf(page).getByText('Butuh bantuan mencari bahan?').waitFor()
    const cookie = (await context.cookies()).find(({ name }) => name === '_jm_i_srvy')!
    const hours = (cookie.expires - Date.now() / 1000) / 3600
    assert.ok(hours > 3.9 && hours <= 4, `${hours} hours`)
    await dialogOf(page).getByRole('button', { name: 'Tidak' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.reload()
    await waitForLateParts(page)
    await page.clock.runFor(60_000)
    assert.equal(await dialogOf(page).count(), 0)
  })
})

test('the general survey: closing asks, what was answered stays, and the messaging app opens 2 s after it was sent', async () => {
  await visit(PHONE, async (page, context) => {
    const opened = await catchMessages(page)
    await openUnasked(page, context, '/kategori')
    await page.clock.runFor(15_000)
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Ya' }).click()
    await dialog.getByLabel('Nama panggilan').fill('Rudi')
    await dialog.getByRole('button', { name: 'Tutup' }).click()
    await dialog.getByRole('button', { name: 'Tetap keluar' }).waitFor()
    await assertPageQuality(page, 'the question whether to leave a survey')
    await dialog.getByRole('button', { name: 'Lanjutkan isi form' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('heading', { name: 'Yakin mau keluar?' }).waitFor()
    await page.keyboard.press('Escape')
    assert.equal(await dialog.getByLabel('Nama panggilan').inputValue(), 'Rudi')
    await dialog.getByLabel('Nomor telepon (WhatsApp)').fill('nol delapan')
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await dialog.getByText('Tulis nomor telepon dengan angka').waitFor()
    await dialog.getByText('Isi lokasi proyek.').waitFor()
    await assertPageQuality(page, 'the general survey')
    await dialog.getByLabel('Nomor telepon (WhatsApp)').fill('081290417735')
    await dialog.getByLabel('Kontraktor').check()
    await dialog.getByLabel('Besi beton').check()
    await dialog
      .getByRole('group', { name: /Bahan apa/ })
      .getByLabel('Lainnya')
      .check()
    await dialog.getByLabel('Bahan lainnya').fill('Genteng keramik')
    await dialog.getByLabel('Bogor').check()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await dialog.getByText('WhatsApp segera terbuka').waitFor()
    await page.clock.runFor(1_999)
    assert.equal(opened(), undefined)
    await page.clock.runFor(1)
    await page.waitForURL(/wa\.me/)
    assert.deepEqual(campaignOf(opened()!), ['website', 'survey', 'kategori'])
    assert.deepEqual(await listAnswers('general_survey'), [
      {
        nickname: 'Rudi',
        phone: '081290417735',
        companyName: '-',
        currentJob: 'Kontraktor',
        selectedMaterials: 'Besi beton, Genteng keramik',
        materialDetails: '-',
        projectLocation: 'Bogor',
      },
    ])
  })
})

test('the triplek survey: appears after 25 s and thanks with the way to the messaging app', async () => {
  await visit(DESKTOP, async (page, context) => {
    const { category } = await shop.client().catalogue.subCategory({ id: 'triplek' })
    await openUnasked(page, context, `/kategori/${category.slug}/triplek`)
    await page.clock.runFor(15_000)
    await assertNotShownBefore(page, 25_000)
    await page.clock.runFor(10_000)
    const dialog = dialogOf(page)
    const found = dialog.getByRole('group', { name: /menemukan triplek/ })
    await found.getByLabel('Ya').check()
    assert.equal(await dialog.getByText('Apa yang membuat Anda belum membeli?').isVisible(), false)
    await found.getByLabel('Tidak').check()
    await dialog.getByLabel('Stok kurang').check()
    await dialog.getByLabel('Lebih murah').check()
    await dialog
      .getByRole('group', { name: /paling menentukan/ })
      .getByLabel('Lainnya')
      .check()
    await dialog
      .getByRole('group', { name: /Boleh kami ingatkan/ })
      .getByLabel('Ya')
      .check()
    await dialog.getByLabel('Nama', { exact: true }).fill('Sari Wulandari')
    await dialog.getByLabel('Nomor telepon (WhatsApp)').fill('081234567890')
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await dialog.getByText('Tulis jawaban Anda.').waitFor()
    await assertPageQuality(page, 'the triplek survey')
    await dialog.getByLabel('Penentu lainnya').fill('Kenal tokonya')
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    const link = dialog.getByRole('link', { name: 'Lanjutkan ke WhatsApp' })
    const url = new URL((await link.getAttribute('href'))!)
    assert.deepEqual(campaignOf(url), ['website', 'survey', 'triplek'])
    await page.clock.runFor(10_000)
    assert.match(page.url(), /triplek$/)
    assert.deepEqual(await listAnswers('triplek_survey'), [
      {
        timeToNeed: '-',
        compareToOthers: 'Lebih murah',
        decisionToBuy: 'Kenal tokonya',
        reminderConsent: 'Ya',
        name: 'Sari Wulandari',
        phone: '081234567890',
        companyName: '-',
      },
    ])
    const events = await page.evaluate(
      () => (window as unknown as { dataLayer: { event: string }[] }).dataLayer,
    )
    assert.deepEqual(
      events.findLast(({ event }) => event.startsWith('survey')),
      {
        event: 'survey_submit',
        survey: 'triplek_survey',
        triplekFound: 'Tidak',
        reasonNotBuy: 'Stok kurang',
      },
    )
  })
})

test('a survey: appears nowhere else, waits while something is typed, and "Tetap keluar" leaves it', async () => {
  await visit(DESKTOP, async (page, context) => {
    await openUnasked(page, context, '/cart')
    await page.clock.runFor(60_000)
    assert.equal(await dialogOf(page).count(), 0)
    await page.goto('/')
    await waitForLateParts(page)
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus()
    await page.clock.runFor(30_000)
    assert.equal(await dialogOf(page).count(), 0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(5_000)
    await dialogOf(page).getByRole('button', { name: 'Tutup' }).click()
    await dialogOf(page).getByRole('button', { name: 'Tetap keluar' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
  })
})

/** Confirms the payment of an order and brings all of it. */
async function deliver({ id, invoiceId }: { id: string; invoiceId: string }) {
  const admin = await shop.asStaff()
  const { toSend } = await shop.asBuyer().then((api) => api.invoices.header({ id: invoiceId }))
  const { lines } = await admin.staffPayments.confirmPayment({ id, body: { received: toSend } })
  const prepared = await admin.staffOrders.prepare({
    id,
    body: { lines: lines.map(({ id: lineId, qty }) => ({ lineId, qty })), ...VEHICLE_AND_DRIVER },
  })
  const delivery = findLatestDelivery(prepared).id
  await admin.staffOrders.depart({ id: delivery })
  const receivedAt = shop.clock.now().toISOString()
  await admin.staffOrders.receive({ id: delivery, body: { receivedBy: 'Warsito', receivedAt } })
}

test('the survey after a purchase: asks once about an order that has arrived', async () => {
  const variant = await createProduct(shop.db, {
    name: 'Semen survei',
    unit: 'sak',
    price: 55_500,
    stock: { CBT: 900 },
  })
  const api = await shop.asBuyer()
  const { results } = await api.customers.addresses()
  const buyer = { api, accountId: '', addressId: results[0]!.id }
  const order = await placeOrder(shop, [{ variant, qty: 20 }], buyer)
  await deliver(order)
  await visit(PHONE, async (page, context) => {
    await signIn(page)
    const path = `/profile/daftar-transaksi/detail?id=${order.id}`
    await openUnasked(page, context, path)
    await page.clock.runFor(15_000)
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await dialog.getByText('Isi nilai 1–5.').waitFor()
    await dialog.getByLabel('4').check()
    await dialog.getByLabel(/Apa yang baik/).fill('Sopirnya ramah')
    await assertPageQuality(page, 'the survey after a purchase')
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await dialog.getByText('Penilaian Anda sudah kami terima').waitFor()
    await dialog.getByRole('button', { name: 'Tutup' }).click()
    assert.deepEqual(await listAnswers('purchase_feedback'), [
      { orderNumber: order.number, rating: '4', desc: 'Sopirnya ramah' },
    ])
    await context.clearCookies({ name: '_jm_feedback_survey' })
    await page.reload()
    await waitForLateParts(page)
    await page.clock.runFor(60_000)
    assert.equal(await dialogOf(page).count(), 0)
  })
})
