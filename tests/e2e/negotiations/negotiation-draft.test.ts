import { test } from 'node:test'
import { DESKTOP, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, visit } = await openShopAndBrowser()
const buyer = await shop.asBuyer()
for (const [name, price, qty] of [
  ['Semen sisa', 111_000, 10],
  ['Bata sisa', 55_500, 20],
] as const) {
  const variant = await createProduct(shop.deps.db, { name, price, stock: { CBT: 500 } })
  await buyer.cart.add({ body: { product_variant_id: variant, qty } })
}

test('/negotiation: goods that are removed leave the total at once, with and without wished prices', async () => {
  await visit(DESKTOP, async (page) => {
    await signIn(page)
    const total = page.getByRole('complementary', { name: 'Total' })
    const removeBricks = () => page.getByRole('button', { name: /^Hapus Bata sisa/ }).click()
    await page.goto('/negotiation')
    await total.getByText('2.000.000,00').first().waitFor()
    await removeBricks()
    await total.getByText('1.000.000,00').first().waitFor()
    await page.goto('/negotiation?barang')
    await page.getByLabel('Harga Anda untuk Bata sisa').fill('40.000')
    await total.getByText('800.000,00').first().waitFor()
    await removeBricks()
    await total.getByText('1.000.000,00').first().waitFor()
  })
})
