import { test } from 'node:test'
import { hours, toJakartaDate } from '#platform/clock.ts'
import { PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { answerNegotiation, beginNegotiation } from '#tests/support/orders/negotiations.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, visit } = await openShopAndBrowser()

test('/profile/daftar-negosiasi/detail: the time that is left counts down, and the page says when it is over', async () => {
  const api = await shop.asBuyer('bisnis@contoh.id')
  const brick = await createProduct(shop.deps.db, { price: 55_500, stock: { CBT: 100 } })
  const addressId = (await api.customers.addresses()).results[0]!.id
  const id = await beginNegotiation({ api, addressId }, { [brick]: [10, 40_000] })
  const validUntil = toJakartaDate(shop.clock.now())
  await answerNegotiation(await shop.asStaff('sales@contoh.id'), id, [45_000], { validUntil })
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    // At noon, an offer of today has twelve hours less a second.
    await page.clock.install({ time: shop.clock.now() })
    await page.goto(`/profile/daftar-negosiasi/detail?id=${id}`)
    const left = page.locator('b.num', { hasText: /^\d\d:\d\d:\d\d$/ })
    await left.filter({ hasText: '11:59:' }).waitFor()
    await page.clock.fastForward(hours(11))
    await page.clock.runFor(1000)
    await left.filter({ hasText: '00:59:' }).waitFor()
    await page.getByRole('button', { name: 'Kirim keputusan' }).waitFor()
    shop.clock.advance(hours(12))
    await page.clock.fastForward(hours(1))
    await page.clock.runFor(1000)
    await page.getByText('Masa berlaku penawaran sudah lewat').waitFor()
    await page.getByRole('button', { name: 'Kirim keputusan' }).waitFor({ state: 'detached' })
  })
})
