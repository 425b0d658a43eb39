import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { days, toJakartaDate } from '#platform/clock.ts'
import { addDays } from '#platform/calendar-days.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { storeAdPictures } from '#tests/support/content/ad-pictures.ts'
import { useTestShop } from '#tests/support/shop.ts'
import {
  adPlacements,
  adTiers,
  adTypes,
  isPlaceAllowed,
  type AdPlacement,
} from './rules/placements.ts'

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

const shop = await useTestShop()
const staff = await shop.asStaff('konten@contoh.id')
const { others } = await staff.staffAds.brands()
const today = toJakartaDate(shop.clock.now())

let used = 0
/** A brand of the catalogue that advertises from now on. */
async function addBrand(tier: (typeof adTiers)[number]) {
  const { id: brandId, name } = others[used++]!
  const { id } = await staff.staffAds.addBrand({ body: { brandId: Number(brandId), tier } })
  return { adBrandId: Number(id), name }
}

const pictures = await storeAdPictures(shop.deps.files)
const ad = (
  adBrandId: number,
  { placement = 'topbanner', ...more }: { placement?: AdPlacement; [field: string]: unknown } = {},
) => ({
  adBrandId,
  type: 'homepage' as const,
  placement,
  imgBucketSrc: pictures[placement],
  link: '/brand',
  startsOn: today,
  endsOn: today,
  ...more,
})

const reader = shop.client({ userAgent: BROWSER })
const listShown = async (type: (typeof adTypes)[number]) =>
  (await reader.ads.list({ query: { type } })).results

test('POST /staff/ads: every tier books exactly its places, and readers get them', async () => {
  // A far week for each tier, so that none takes the other's places.
  for (const [index, tier] of adTiers.entries()) {
    const { adBrandId } = await addBrand(tier)
    const day = addDays(today, 100 + index)
    for (const type of adTypes)
      for (const placement of adPlacements) {
        const body = ad(adBrandId, { type, placement, startsOn: day, endsOn: day })
        const booked = await staff.staffAds.addAd({ body }).then(
          () => true,
          (thrown: { code: string }) => (assert.equal(thrown.code, 'ad.place'), false),
        )
        assert.equal(
          booked,
          isPlaceAllowed(tier, { type, placement }),
          `${tier} ${type} ${placement}`,
        )
      }
  }
  shop.clock.advance(days(100))
  for (const tier of adTiers) {
    for (const type of adTypes) {
      const shown = (await listShown(type)).flatMap(({ contents }) => contents)
      const allowed = adPlacements.filter((placement) => isPlaceAllowed(tier, { type, placement }))
      assert.deepEqual(
        shown.map(({ placement }) => placement).toSorted(),
        allowed.toSorted(),
        `${tier} ${type}`,
      )
    }
    shop.clock.advance(days(1))
  }
  shop.clock.advance(-days(103))
})

test('GET /ads: an ad is there from its first to its last day, with the specification’s fields', async () => {
  const { adBrandId, name } = await addBrand('diamond')
  const [first, last] = [addDays(today, 1), addDays(today, 2)]
  await staff.staffAds.addAd({ body: ad(adBrandId, { startsOn: first, endsOn: last }) })
  assert.deepEqual(await listShown('homepage'), [])
  shop.clock.advance(days(1))
  const [brand] = await listShown('homepage')
  const { contents, brandKey, ...rest } = brand!
  assert.deepEqual(rest, {
    brandName: name,
    brandSlogan: 'Produk unggulan {product}!',
    tier: 'diamond',
  })
  const key = brandKey.replaceAll('-', '_')
  assert.deepEqual(
    contents.map(({ id: _id, ...content }) => content),
    [
      {
        type: 'homepage',
        placement: 'topbanner',
        imgBucketSrc: pictures.topbanner,
        product: '',
        link: '/brand',
        viewEventName: `ad_view_homepage_topbanner_${key}`,
        clickEventName: `ad_click_homepage_topbanner_${key}`,
        isViewRepeated: false,
      },
    ],
  )
  shop.clock.advance(days(1))
  assert.equal((await listShown('homepage')).length, 1)
  shop.clock.advance(days(1))
  assert.deepEqual(await listShown('homepage'), [])
  shop.clock.advance(-days(3))
})

test('POST /staff/ads: of two who book the same place for one day the second is refused; logos stand together', async () => {
  const [one, two] = [await addBrand('diamond'), await addBrand('diamond')]
  const day = addDays(today, 200)
  const bodies = [one, two].map(({ adBrandId }) => ad(adBrandId, { startsOn: day, endsOn: day }))
  const results = await Promise.allSettled(bodies.map((body) => staff.staffAds.addAd({ body })))
  const refused = results.filter((result) => result.status === 'rejected')
  assert.equal(refused.length, 1)
  assert.equal((await expectRefusal(Promise.reject(refused[0]!.reason))).code, 'ad.taken')
  for (const body of bodies)
    await staff.staffAds.addAd({
      body: { ...body, placement: 'logo' as const, imgBucketSrc: pictures.logo },
    })
})

test('PUT /staff/ad-brands/{id}: a tier that lacks a booked place is refused; an empty slogan is the default', async () => {
  const { adBrandId } = await addBrand('diamond')
  const day = addDays(today, 210)
  await staff.staffAds.addAd({ body: ad(adBrandId, { startsOn: day, endsOn: day }) })
  const id = String(adBrandId)
  const lower = { id, body: { tier: 'gold' as const, slogan: '', revision: 1 } }
  assert.equal((await expectRefusal(staff.staffAds.changeBrand(lower))).code, 'ad.tier_in_use')
  await staff.staffAds.changeBrand({ id, body: { tier: 'diamond', slogan: '', revision: 1 } })
  const { results } = await staff.staffAds.brands()
  assert.equal(results.find((brand) => brand.id === id)!.slogan, 'Produk unggulan {product}!')
})

test('PUT /staff/ads/{id}: of two who change one ad the second gets a conflict', async () => {
  const { adBrandId } = await addBrand('diamond')
  const day = addDays(today, 220)
  const body = ad(adBrandId, { startsOn: day, endsOn: day })
  const { id } = await staff.staffAds.addAd({ body })
  await staff.staffAds.changeAd({ id, body: { ...body, link: '/kategori', revision: 1 } })
  const late = staff.staffAds.changeAd({ id, body: { ...body, link: '/produk', revision: 1 } })
  assert.equal((await expectRefusal(late)).code, 'desk.changed')
  assert.equal((await staff.staffAds.ad({ id })).link, '/kategori')
})

test('POST /staff/ads: a link that runs something, or a period that ends before it begins, is refused', async () => {
  const { adBrandId } = await addBrand('diamond')
  for (const link of ['javascript:alert(1)', '//lain.id', 'http://lain.id', '/a\\b'])
    assert.equal(
      (await expectRefusal(staff.staffAds.addAd({ body: ad(adBrandId, { link }) }))).status,
      422,
      link,
    )
  const backwards = staff.staffAds.addAd({ body: ad(adBrandId, { endsOn: addDays(today, -1) }) })
  assert.equal((await expectRefusal(backwards)).code, 'ad.period')
})

test('POST /staff/ads: a picture that would be cut, blurred or is not there is refused; an ad that keeps its own is not measured again', async () => {
  const { adBrandId } = await addBrand('diamond')
  const day = addDays(today, 230)
  const days = { startsOn: day, endsOn: day }
  const draw = async (width: number, height: number) => {
    const image = sharp({ create: { width, height, channels: 3, background: '#246' } })
    const file = new File([new Uint8Array(await image.png().toBuffer())], 'iklan.png')
    return (await staff.catalogueAdmin.uploadImage({ files: { file } })).picture
  }
  const cases = [
    [await draw(1200, 600), /1200 × 600 piksel.*sebanding dengan 1200 × 200/],
    [await draw(600, 100), /600 × 100 piksel.*Paling kecil 1200 × 200/],
    ['pictures/tidak-ada.png', /Unggah gambarnya dahulu/],
  ] as const
  for (const [imgBucketSrc, message] of cases) {
    const body = { ...ad(adBrandId, days), imgBucketSrc }
    const refusal = await expectRefusal(staff.staffAds.addAd({ body }))
    assert.deepEqual([refusal.code, Object.keys(refusal.errors)], ['ad.picture', ['imgBucketSrc']])
    assert.match(refusal.errors['imgBucketSrc']!, message)
  }
  const { imgBucketSrc, ...body } = { ...ad(adBrandId, days), imgBucketSrc: await draw(2400, 400) }
  const { id } = await staff.staffAds.addAd({ body: { ...body, imgBucketSrc } })
  await shop.deps.files.remove(imgBucketSrc)
  await staff.staffAds.changeAd({ id, body: { ...body, link: '/faq', revision: 1 } })
  // A place of another shape needs another picture.
  const popup = { ...body, placement: 'popup' as const, revision: 2 }
  const moved = staff.staffAds.changeAd({ id, body: popup })
  assert.equal((await expectRefusal(moved)).code, 'ad.picture')
})

test('POST /ads/events: views and clicks are counted by day and place, those of crawlers and of strange ads are not', async () => {
  const { adBrandId } = await addBrand('platinum')
  const body = ad(adBrandId, { type: 'blog', placement: 'sidebanner', endsOn: addDays(today, 1) })
  const { id } = await staff.staffAds.addAd({ body })
  const event = (kind: 'view' | 'click') => ({ ad: Number(id), kind })
  const count = (events: ReturnType<typeof event>[], userAgent = BROWSER) =>
    shop.client({ userAgent }).ads.count({ body: { events } })
  await Promise.all(Array.from({ length: 40 }, () => count([event('view')])))
  await count([event('view'), event('click'), event('click'), { ad: 999_999, kind: 'view' }])
  await count([event('view')], 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  shop.clock.advance(days(1))
  await count([event('view')])
  shop.clock.advance(days(1))
  // The ad has ended; a page that was left open counts nothing more.
  await count([event('view')])
  shop.clock.advance(-days(2))
  const query = { from: today, to: addDays(today, 2), brand: adBrandId }
  const figures = await staff.staffAds.figures({ query })
  assert.deepEqual(figures.total, { views: 42, clicks: 2, rate: 4.8 })
  assert.deepEqual(figures.places, [
    { type: 'blog', placement: 'sidebanner', views: 42, clicks: 2, rate: 4.8 },
  ])
  assert.deepEqual(
    figures.days.map(({ views, clicks }) => [views, clicks]),
    [
      [41, 2],
      [1, 0],
      [0, 0],
    ],
  )
  assert.deepEqual((await staff.staffAds.ad({ id })).counts, figures.total)
  const chunks: Uint8Array[] = []
  for await (const chunk of await staff.staffAds.exportFigures({
    query: { ...query, format: 'csv' },
  }))
    chunks.push(chunk)
  const lines = Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/)
  assert.match(lines[1]!, new RegExp(`^${today};.*;Blog;Banner samping;41;2;4,9$`))
  assert.equal(lines.length, 3)
})

test('ads: only who writes content books them', async () => {
  const sales = await shop.asStaff('sales@contoh.id')
  assert.equal((await expectRefusal(sales.staffAds.ads({ query: {} }))).status, 403)
})
