import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { FLOATING_BUTTON, prepareAds, READER } from '#tests/support/browser/booked-ads.ts'
import { DESKTOP, PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const { staff, bookAd, brandName, adName } = await prepareAds(shop)

test('/: an ad that was just booked is there for the next visitor, signed in or not, and is removed for the next', async () => {
  await visit({ ...DESKTOP, ...READER }, async (page) => {
    await page.goto('/')
    assert.equal(await page.getByRole('complementary', { name: adName }).count(), 0)
    const id = await bookAd('homepage', 'topbanner')
    await page.goto('/')
    const ad = page.getByRole('complementary', { name: adName })
    await ad.getByText('Iklan', { exact: true }).waitFor()
    assert.equal(await ad.getByRole('link').getAttribute('rel'), 'sponsored')
    await signIn(page)
    await page.goto('/')
    await ad.waitFor()
    await staff.staffAds.removeAd({ id })
    await page.goto('/')
    assert.equal(await ad.count(), 0)
  })
})

test('/kategori/{slug}: a slogan names what the ad is for, or its brand, whatever the page is about', async () => {
  const [category] = (await shop.client().catalogue.categories()).results
  await visit({ ...DESKTOP, ...READER }, async (page) => {
    for (const [product, named] of [
      ['Besi beton', 'Besi beton'],
      ['', brandName],
    ]) {
      const id = await bookAd('productlist', 'topbanner', product)
      await page.goto(`/kategori/${category!.slug}`)
      const ad = page.getByRole('complementary', { name: adName })
      await ad.getByText(`Produk unggulan ${named}!`).waitFor()
      await staff.staffAds.removeAd({ id })
    }
  })
})

test('/: the page does not move while its ad arrives, and what was seen and pressed is counted once', async () => {
  const id = await bookAd('homepage', 'topbanner')
  await visit({ ...DESKTOP, ...READER }, async (page) => {
    // What is measured is the ad, not the font that arrives for the first time.
    await page.goto('/faq')
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] }
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
          shifts.push(
            `${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 200)).join(', ')}`,
          )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await page.locator(FLOATING_BUTTON).waitFor({ state: 'attached' })
    const ad = page.getByRole('complementary', { name: adName }).getByRole('link')
    await ad.scrollIntoViewIfNeeded()
    const sent = page.waitForRequest((request) => request.url().endsWith('/brand?iklan'))
    await sent
    assert.deepEqual(
      await page.evaluate(() => (window as never as { shifts: string[] }).shifts),
      [],
    )
    // On another page and back again it is the same event name: not counted again.
    await page.getByRole('link', { name: 'Semua kategori' }).first().click()
    await page.waitForURL('/kategori')
    await page.goBack()
    await ad.scrollIntoViewIfNeeded()
    const clicked = page.waitForResponse((response) => response.url().endsWith('/brand?iklan'))
    await ad.click()
    await page.waitForURL('/faq')
    assert.equal((await clicked).status(), 204)
    const { counts } = await staff.staffAds.ad({ id })
    assert.deepEqual(counts, { views: 1, clicks: 1, rate: 100 })
    const events = await page.evaluate(() =>
      (window as never as { dataLayer: { event: string }[] }).dataLayer.map(({ event }) => event),
    )
    assert.deepEqual(
      events.filter((event) => event?.startsWith('ad_')).map((event) => event.split('_')[1]),
      ['view', 'click'],
    )
  })
  await staff.staffAds.removeAd({ id })
})

test('/: an ad that counts each view counts again on the way back', async () => {
  const id = await bookAd('homepage', 'topbanner', '', true)
  await visit({ ...DESKTOP, ...READER }, async (page) => {
    await page.goto('/')
    const ad = page.getByRole('complementary', { name: adName })
    const countViews = () =>
      page.evaluate(
        () =>
          (window as never as { dataLayer: { event: string }[] }).dataLayer.filter(({ event }) =>
            event?.startsWith('ad_view'),
          ).length,
      )
    await ad.scrollIntoViewIfNeeded()
    await page.waitForRequest((request) => request.url().endsWith('/brand?iklan'))
    assert.equal(await countViews(), 1)
    await page.getByRole('link', { name: 'Semua kategori' }).first().click()
    await page.waitForURL('/kategori')
    const again = page.waitForResponse((response) => response.url().endsWith('/brand?iklan'))
    await page.goBack()
    await ad.scrollIntoViewIfNeeded()
    assert.equal((await again).status(), 204)
    assert.equal(await countViews(), 2)
    assert.equal((await staff.staffAds.ad({ id })).counts.views, 2)
  })
  await staff.staffAds.removeAd({ id })
})

test('/produk: the floating button stands above the bottom banner, and comes down when that is closed', async () => {
  const id = await bookAd('productlist', 'bottomfloating')
  for (const screen of [PHONE, DESKTOP])
    await visit({ ...screen, ...READER }, async (page) => {
      await page.goto('/produk')
      const banner = page.getByRole('complementary', { name: adName })
      await banner.waitFor()
      await assertPageQuality(page, 'banner')
      // Where it stands before it moves off what lies under it.
      const readPlace = () =>
        page
          .locator(FLOATING_BUTTON)
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).bottom))
      const height = await banner.evaluate((element) => element.getBoundingClientRect().height)
      const raised = await readPlace()
      assert.ok(raised >= height)
      await banner.getByRole('button', { name: 'Tutup iklan' }).click()
      await banner.waitFor({ state: 'detached' })
      assert.equal(await readPlace(), raised - height)
      await page.reload()
      await page.locator(FLOATING_BUTTON).waitFor({ state: 'attached' })
      assert.equal(await banner.count(), 0)
    })
  await staff.staffAds.removeAd({ id })
})

test('/blog: an article has its ads at the top, beside and inside of the text', async () => {
  const { id: categoryId } = await staff.staffBlog.addCategory({
    body: { name: 'Panduan', description: 'Hitungan dan cara memilih.' },
  })
  await staff.staffBlog.addArticle({
    body: {
      title: 'Menghitung semen',
      categoryId: Number(categoryId),
      excerpt: 'Berapa sak untuk satu meter persegi.',
      body: '## Pertama\n\nHitung luasnya dahulu.\n\n## Kedua\n\nKalikan dengan tebalnya.\n\n## Ketiga\n\nTambah sisa.',
      author: 'Sari',
      publishedAt: shop.clock.now().toISOString(),
    },
  })
  const places = ['topbanner', 'sidebanner', 'insidearticle'] as const
  const ids = await Promise.all(places.map((placement) => bookAd('blog', placement)))
  await visit({ ...DESKTOP, ...READER }, async (page) => {
    await page.goto('/blog/panduan/menghitung-semen')
    assert.equal(await page.getByRole('complementary', { name: adName }).count(), 3)
    const inside = page.locator('article').getByRole('complementary', { name: adName })
    const before = await inside.evaluate((ad) => ad.previousElementSibling!.textContent)
    assert.match(before!, /Pertama/)
    await assertPageQuality(page, 'article')
  })
  for (const id of ids) await staff.staffAds.removeAd({ id })
})
