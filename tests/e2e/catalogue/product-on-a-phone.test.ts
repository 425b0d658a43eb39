import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowserSession, PHONE, withScreenOnFailure } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()

const findSheet = async () => {
  const { results } = await shop.client().catalogue.products({ query: { subCategory: 'triplek' } })
  return shop.client().catalogue.product({ id: results[0]!.slug })
}

test('/produk/{slug}: on a phone one picture with a counter, the name and the price stand above the fold', async () => {
  const { slug } = await findSheet()
  await visit(PHONE, async (page) => {
    await page.goto(`/produk/${slug}`)
    const bar = await page
      .locator('main')
      .getByRole('button', { name: 'Tambah' })
      .last()
      .boundingBox()
    const fold = Math.min(PHONE.viewport.height, bar!.y)
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.locator('h1 + p').filter({ hasText: 'termasuk PPN' }),
    ]) {
      const box = await part.boundingBox()
      assert.ok(box && box.y + box.height <= fold, `${JSON.stringify(box)} of ${fold}`)
    }
    const gallery = page.getByRole('list', { name: /^Gambar / })
    const width = (await gallery.boundingBox())!.width
    const shown = await gallery
      .getByRole('listitem')
      .evaluateAll(
        (items, right) => items.filter((item) => item.getBoundingClientRect().left < right).length,
        width,
      )
    assert.equal(shown, 1)
    await page.getByText('1 / 4', { exact: true }).waitFor()
    await gallery.evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }))
    await page.getByText('3 / 4', { exact: true }).waitFor()
  })
})

test('/produk/{slug}: the gallery shows this variant: its picture, from near by, and its measures', async () => {
  const { slug, variants } = await findSheet()
  const [first, other] = variants
  const { page, context } = await openBrowserSession(browser, shop)
  await withScreenOnFailure(page, async () => {
    for (const variant of [first!, other!]) {
      await page.goto(`/produk/${slug}?product_variant_id=${variant.id}`)
      const gallery = page.getByRole('list', { name: /^Gambar / }).first()
      const sources = await gallery
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
      assert.ok(sources.length >= 2)
      for (const source of sources)
        assert.ok(source.includes(encodeURIComponent(variant.picture.split('/').at(-1)!)), source)
      const thickness = String(variant.attributes['tebal']).replace('.', ',')
      await gallery.getByRole('img', { name: new RegExp(`^Ukuran .*× ${thickness} mm$`) }).waitFor()
    }
  })
  await context.close()
})

test('/produk/{slug}: answers what buyers ask about the material', async () => {
  const { slug, questions } = await findSheet()
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await page.goto(`/produk/${slug}`)
    const second = questions[1]!
    await page.getByText(questions[0]!.answer).waitFor()
    await page.getByText(second.question).click()
    await page.getByText(second.answer).waitFor()
  })
  await context.close()
})
