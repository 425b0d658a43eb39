import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DESKTOP } from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

const fetchText = async (path: string) => (await fetch(shop.origin + path)).text()

test('/brand: leads from the directory to a brand, its products and its catalogues', async () => {
  await visit(DESKTOP, async (page) => {
    await page.goto('/brand')
    await page.getByLabel('Cari merek').fill('rimba')
    await assertPageQuality(page, 'brand directory')
    await page.getByRole('link', { name: /Rimbaply/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Rimbaply' }).waitFor()
    await assertPageQuality(page, 'brand home')
    await page.getByRole('link', { name: /^Produk/ }).click()
    await page.waitForURL(/\/brand\/rimbaply\/produk$/)
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('harga-naik')
    await page.waitForURL(/urut=harga-naik/)
    const brands = await page
      .getByRole('region', { name: 'Daftar barang' })
      .getByRole('article')
      .allInnerTexts()
    assert.ok(brands.length > 0 && brands.every((card) => card.includes('Rimbaply')))
    await page.getByRole('link', { name: 'Katalog', exact: true }).click()
    await page.getByRole('heading', { name: /Belum ada katalog/ }).waitFor()
  })
})

test('/produk/{slug}: the structured data states the prices of the page', async () => {
  const { results } = await shop.client().catalogue.products({ query: { subCategory: 'triplek' } })
  const html = await fetchText(`/produk/${results[0]!.slug}`)
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!),
  )
  const productData = data.find((each) => each['@type'] === 'Product')
  const { variants } = await shop.client().catalogue.product({ id: results[0]!.slug })
  assert.deepEqual(
    productData.offers.offers.map((offer: { sku: string; price: string }) => [
      offer.sku,
      offer.price,
    ]),
    variants.map(({ sku, price }) => [sku, price.amount]),
  )
  const [first] = variants
  assert.equal(productData.offers.offers[0].priceSpecification.length, 1 + first!.tiers.length)
  assert.ok(data.some((each) => each['@type'] === 'BreadcrumbList'))
  assert.match(
    html,
    new RegExp(`<link rel="canonical" href="${shop.origin}/produk/${results[0]!.slug}"`),
  )
})

test('/sitemap.xml, /robots.txt: list every product once and exclude private pages', async () => {
  assert.match(
    await fetchText('/robots.txt'),
    new RegExp(`Disallow: /checkout\\n[^]*Sitemap: ${shop.origin}/sitemap.xml`),
  )
  const parts = [...(await fetchText('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, at]) => at!,
  )
  const listed: string[] = []
  for (const part of parts)
    for (const [, at] of (await (await fetch(part)).text()).matchAll(/<loc>(.*?)<\/loc>/g))
      listed.push(at!)
  const products = await shop.deps.db
    .selectFrom('product')
    .select('slug')
    .where('active', '=', true)
    .execute()
  const expected = products.map(({ slug }) => `${shop.origin}/produk/${slug}`).toSorted()
  assert.deepEqual(listed.filter((at) => at.includes('/produk/')).toSorted(), expected)
  assert.equal(new Set(listed).size, listed.length)
  assert.equal((await fetch(`${shop.origin}/sitemap/produk-99.xml`)).status, 404)
})

test('/produk/{slug}: an old slug redirects permanently to the new one', async () => {
  const { results } = await shop.client().catalogue.products({ query: { subCategory: 'triplek' } })
  const { id, slug } = results[1]!
  await shop.deps.db
    .updateTable('product')
    .set({ slug: `${slug}-baru` })
    .where('id', '=', Number(id))
    .execute()
  const response = await fetch(`${shop.origin}/produk/${slug}?qty=40`, { redirect: 'manual' })
  assert.equal(response.status, 301)
  assert.equal(response.headers.get('location'), `/produk/${slug}-baru?qty=40`)
})
