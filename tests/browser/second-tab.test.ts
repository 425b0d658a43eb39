import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { person, PHONE, showing, signIn } from './people.ts'
import { shopAndBrowser } from './shop-and-browser.ts'
import { putOnShelf } from '../goods.ts'

const { shop, browser } = await shopAndBrowser()

/** A signed-in buyer on a phone with ten of something in the cart, and a second tab of the same. */
async function withCart() {
  const product_variant_id = await putOnShelf(shop.db, {
    price: 50_000,
    minOrder: 5,
    stock: { CBT: 900 },
  })
  const { page, context } = await person(browser, shop, PHONE)
  await signIn(page)
  const added = await page.request.post('/cart', {
    form: { intent: 'add', product_variant_id, qty: '10' },
  })
  assert.equal(added.status(), 200)
  return { page, other: await context.newPage(), context }
}

const quantity = (page: Page) => page.locator('main').getByRole('spinbutton').first()

async function changeTo(page: Page, figure: string) {
  await page.goto('/cart')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await quantity(page).fill(figure)
  await answered
}

test('an order whose cart changed in another tab asks in view, and the next press orders what holds now', async () => {
  const { page, other, context } = await withCart()
  await page.goto('/checkout')
  const order = page.getByRole('button', { name: 'Buat pesanan' })
  await order.waitFor()
  await changeTo(other, '20')
  await order.click()
  const changed = page.getByText('Ada yang berubah sejak Anda melihatnya')
  await showing(page, () => changed.waitFor())
  assert.ok(
    await changed.evaluate((text) => {
      const { top, bottom } = text.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }),
  )
  await showing(page, () =>
    page.locator('main').getByText('20 ', { exact: false }).first().waitFor(),
  )
  await order.click()
  await showing(page, () => page.waitForURL(/payment-confirmation/))
  await context.close()
})

test('a line that was taken out in another tab leaves the cart on the screen, as it is now', async () => {
  const { page, other, context } = await withCart()
  await page.goto('/cart')
  await other.goto('/cart')
  await other
    .getByRole('button', { name: /^Hapus/ })
    .first()
    .click()
  await other.getByText('Keranjang masih kosong').waitFor()
  await quantity(page).fill('20')
  await showing(page, () => page.getByText('Keranjang masih kosong').waitFor())
  await context.close()
})

test('an amount that is not sold stays as typed, with the figure that would do', async () => {
  const { page, context } = await withCart()
  await page.goto('/cart')
  for (const [typed, said] of [
    ['3', /Paling sedikit 5/],
    ['', /Paling sedikit 5/],
    ['1.5', /Paling sedikit 5/],
    ['9999999', /Paling banyak/],
  ] as const) {
    await quantity(page).fill(typed)
    await quantity(page).blur()
    await showing(page, () => page.getByRole('alert').filter({ hasText: said }).waitFor())
    assert.equal(await quantity(page).inputValue(), typed)
  }
  await context.close()
})
