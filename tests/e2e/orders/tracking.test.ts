import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPaidCementOrder } from '#tests/support/finance/paid-order.ts'
import { VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signIn,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
const admin = await shop.asStaff()
const createPaidOrder = () => createPaidCementOrder(shop, admin)

test('/lacak: a recipient without an account sees where the delivery is', async () => {
  const { id, lineId, number } = await createPaidOrder()
  const lines = [{ lineId, qty: 40 }]
  const body = { ...VEHICLE_AND_DRIVER, lines }
  const { shipping } = await admin.staffOrders.prepare({ id, body })
  await admin.staffOrders.depart({ id: shipping.deliveries[0]!.id })
  const { text } = await shop.db
    .selectFrom('message')
    .select('body_text as text')
    .where('template', '=', 'order.departed')
    .where('body_text', 'like', `%${number}%`)
    .executeTakeFirstOrThrow()
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await page.goto(/\/lacak\?kode=[\w-]+/.exec(text)![0])
    await page.getByText('Dalam perjalanan').waitFor()
    await page.getByText('B 9123 KXR').waitFor()
    await page.getByText('sopir Joko').waitFor()
    await page.getByText('40 sak').waitFor()
    assert.doesNotMatch(await page.locator('main').innerText(), /Susilo|Rp|0812/)
    await assertPageQuality(page, 'tracking page')
    await page.goto('/lacak?kode=mati')
    await page.getByText('Tautan lacak ini sudah tidak berlaku').waitFor()
    assert.deepEqual(browserErrors, [])
  })
  await context.close()
})

for (const [size, screen] of [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const)
  test(`/profile/daftar-transaksi/detail at ${size}: the buyer copies a link for the recipient of a delivery on its way`, async () => {
    const { id, lineId, accountId } = await createPaidOrder()
    const lines = [{ lineId, qty: 40 }]
    const { shipping } = await admin.staffOrders.prepare({
      id,
      body: { ...VEHICLE_AND_DRIVER, lines },
    })
    const url = `/profile/daftar-transaksi/detail?id=${id}`
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, screen)
    await withScreenOnFailure(page, async () => {
      const { email } = await shop.db
        .selectFrom('account')
        .select('email')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow()
      await signIn(page, email)
      await page.goto(url)
      await page.getByText('Disiapkan', { exact: true }).waitFor()
      assert.equal(await page.getByRole('button', { name: 'Buat tautan lacak' }).count(), 0)
      await admin.staffOrders.depart({ id: shipping.deliveries[0]!.id })
      await page.goto(url)
      await page.getByRole('button', { name: 'Buat tautan lacak' }).click()
      const link = page.getByText('/lacak?kode=')
      await link.waitFor()
      await page.getByRole('button', { name: /^Salin tautan lacak/ }).click()
      await page.getByText('Berhasil disalin').waitFor()
      await assertPageQuality(page, 'order with a tracking link')
      await page.goto(/\/lacak\?kode=[\w-]+/.exec(await link.innerText())![0])
      await page.getByText('40 sak').waitFor()
      assert.deepEqual(browserErrors, [])
    })
    await context.close()
  })
