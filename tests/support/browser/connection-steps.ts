import type { Page } from 'playwright-core'
import { createGoods } from '../catalogue/products.ts'
import type { TestShop } from '../shop.ts'

export const OFFLINE_FORM = 'Sambungan internet terputus. Isian Anda tetap ada; coba kirim lagi.'
export const OFFLINE_NOTICE = 'Sambungan internet terputus. Halaman ini dan isian Anda tetap ada.'
export const UNREACHABLE_NOTICE = 'Toko belum dapat dihubungi. Coba lagi sebentar lagi.'
/** Part of what a form says whose response was lost. */
export const UNCERTAIN_FORM = 'belum pasti kiriman ini sampai'

/** Creates a product of one variant. Returns the variant's id and SKU, and the address of the page. */
export async function createProductPage({ db }: TestShop) {
  const { id, sku, slug } = await createGoods(db, { price: 50_000, stock: { CBT: 900 } })
  return { id, sku, address: `/produk/${slug}` }
}

/** Adds to the cart of the page's visitor without opening a page. */
export const addToCart = (page: Page, product_variant_id: string, qty: number) =>
  page.request.post('/cart', { form: { intent: 'add', product_variant_id, qty: String(qty) } })

/** Opens the cart. Returns the quantity of its first line. */
export async function readCartQuantity(page: Page): Promise<string> {
  await page.goto('/cart')
  return page.locator('main').getByRole('spinbutton').first().inputValue()
}

export async function countOrders({ db }: TestShop): Promise<number> {
  const { orders } = await db
    .selectFrom('sales_order')
    .select(({ fn }) => fn.countAll().as('orders'))
    .executeTakeFirstOrThrow()
  return Number(orders)
}
