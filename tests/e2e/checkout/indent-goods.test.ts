import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { DESKTOP, signIn } from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const names = { indent: 'Pintu baja kokoh', rest: 'Semen sisa gudang', none: 'Genteng langka' }
const slugs: Record<string, string> = {}
before(async () => {
  const { db } = shop.deps
  const common = { price: 250_000, unit: 'set', subCategory: 'triplek' }
  const ids = {
    indent: await createProduct(db, {
      ...common,
      name: names.indent,
      leadDays: 14,
      stock: { CBT: 2 },
    }),
    rest: await createProduct(db, { ...common, name: names.rest, minOrder: 10, stock: { CBT: 3 } }),
    none: await createProduct(db, { ...common, name: names.none, stock: {} }),
  }
  for (const [name, id] of Object.entries(ids)) {
    const { slug } = await db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select('product.slug')
      .where('variant.id', '=', Number(id))
      .executeTakeFirstOrThrow()
    slugs[name] = slug
  }
})

test('/produk/…: indent goods and a rest are ordered to the end; what is sold out says why', async () => {
  await visit(DESKTOP, async (page) => {
    await signIn(page)
    await page.goto(`/produk/${slugs['none']}`)
    await page.getByText('Stok habis dan belum ada jadwal masuk.').waitFor()
    assert.equal(
      await page.getByRole('button', { name: 'Tambah ke keranjang', exact: true }).count(),
      0,
    )
    await assertPageQuality(page, 'sold out')

    await page.goto(`/produk/${slugs['rest']}`)
    await page.getByText('Tinggal 3 set dan dijual sekaligus.').waitFor()
    assert.equal(await page.getByLabel(/^Jumlah Semen sisa/).inputValue(), '3')
    await page.getByRole('button', { name: 'Tambah ke keranjang', exact: true }).click()
    await page.getByText('Masuk keranjang').first().waitFor()

    await page.goto(`/produk/${slugs['indent']}?qty=5`)
    await page.getByText('Lebih dari 2 set dibuat pabrik, sekitar 14 hari.').waitFor()
    await page.getByRole('button', { name: 'Tambah ke keranjang', exact: true }).click()
    await page.getByText('Masuk keranjang').first().waitFor()
    await page.goto('/cart')
    await page.getByText('Indent 14 hari untuk 3 set di antaranya').waitFor()
    await assertPageQuality(page, 'cart with indent goods')

    await page.goto('/checkout')
    await page.getByText(/Ada barang indent: semua dikirim sekaligus/).waitFor()
    await page.getByText('Indent 14 hari untuk 3 set di antaranya').waitFor()
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.waitForURL(/payment-confirmation/)
    await page.goto('/profile/daftar-transaksi')
    await page.getByRole('link', { name: /^SO\// }).first().click()
    await page.getByText(/Indent 14 hari untuk 3 set di antaranya, belum datang/).waitFor()
  })
})
