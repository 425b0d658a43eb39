import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { hours, toIsoTime } from '#platform/clock.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const visitor = shop.asVisitor()
const staff = await shop.asStaff('konten@contoh.id')

const listShown = async (query = {}) => (await visitor.home.sections({ query })).results
const findDraft = async (kind: string) =>
  (await staff.staffHome.page()).sections.find((section) => section.kind === kind)!
const publish = async () =>
  staff.staffHome.publish({ body: { draftRevision: (await staff.staffHome.page()).draftRevision } })

const uploadPicture = async (width: number, height: number) => {
  const image = sharp({ create: { width, height, channels: 3, background: '#246' } })
  const bytes = await image.png().toBuffer()
  const file = new File([new Uint8Array(bytes)], 'banner.png', { type: 'image/png' })
  return (await staff.catalogueAdmin.uploadImage({ files: { file } })).picture
}

const toBody = ({ title, isOn, startsAt, endsAt, keys, alt, link, revision }: Section) => ({
  title,
  isOn,
  startsAt,
  endsAt,
  keys,
  alt,
  link,
  revision,
})
type Section = Awaited<ReturnType<typeof findDraft>>

test('GET /home: a new shop has all sections, with the newest articles', async () => {
  const { id: categoryId } = await staff.staffBlog.addCategory({ body: { name: 'Takaran' } })
  const slugs = ['satu', 'dua', 'tiga', 'empat']
  for (const slug of slugs) {
    const { id } = await staff.staffBlog.addArticle({
      body: {
        slug,
        title: `Panduan ${slug}`,
        categoryId: Number(categoryId),
        excerpt: 'Takaran semen dan pasir.',
        body: 'Ukur luas dinding, lalu kalikan takarannya.',
        author: 'Bagas Prasetya',
      },
    })
    await staff.staffBlog.publishArticle({ id, body: { revision: 1 } })
  }
  const shown = await listShown()
  assert.deepEqual(
    shown.map(({ kind }) => kind),
    [
      'selling-points',
      'categories',
      'prices',
      'popular',
      'recently-viewed',
      'brands',
      'articles',
      'business',
    ],
  )
  assert.deepEqual(
    shown.find(({ kind }) => kind === 'articles')!.articles.map(({ slug }) => slug),
    ['empat', 'tiga', 'dua'],
  )
})

test('POST /staff/home/publish: readers see a draft only then; the key of the preview shows it before', async () => {
  const brands = await findDraft('brands')
  const { id } = brands
  await staff.staffHome.changeSection({ id, body: { ...toBody(brands), keys: ['rimbaply'] } })
  await staff.staffHome.moveSection({ id, body: { place: 5 } })
  assert.deepEqual((await listShown()).find(({ kind }) => kind === 'brands')!.brands, [])
  const { previewKey: preview, draftRevision, isChanged } = await staff.staffHome.page()
  assert.equal(isChanged, true)
  const drafted = await listShown({ preview })
  assert.equal(drafted[4]!.kind, 'brands')
  assert.equal(drafted[4]!.brands[0]!.slug, 'rimbaply')
  const late = staff.staffHome.publish({ body: { draftRevision: draftRevision - 1 } })
  assert.equal((await expectRefusal(late)).code, 'home.changed')
  await staff.staffHome.publish({ body: { draftRevision } })
  assert.equal((await listShown())[4]!.brands[0]!.slug, 'rimbaply')
  assert.equal((await expectRefusal(listShown({ preview }))).status, 404)
  const again = await expectRefusal(publish())
  assert.deepEqual([again.status, again.code], [409, 'home.unchanged'])
})

test('GET /home: a section begins and ends by itself, and one that is off is not shown', async () => {
  const [prices, popular] = [await findDraft('prices'), await findDraft('popular')]
  const now = shop.clock.now().getTime()
  const [startsAt, endsAt] = [hours(1), hours(3)].map((ms) => toIsoTime(new Date(now + ms)))
  const change = { ...toBody(prices), startsAt: startsAt!, endsAt: endsAt! }
  const wrong = { ...change, startsAt: endsAt!, endsAt: startsAt! }
  const refusal = await expectRefusal(staff.staffHome.changeSection({ id: prices.id, body: wrong }))
  assert.deepEqual([refusal.code, Object.keys(refusal.errors)], ['home.period', ['endsAt']])
  await staff.staffHome.changeSection({ id: prices.id, body: change })
  await staff.staffHome.changeSection({
    id: popular.id,
    body: { ...toBody(popular), isOn: false },
  })
  const { previewKey: preview } = await staff.staffHome.page()
  const isShown = async (kind: string, query = {}) =>
    (await listShown(query)).some((section) => section.kind === kind)
  assert.equal(await isShown('prices', { preview }), false)
  const at = toIsoTime(new Date(now + hours(2)))
  assert.equal(await isShown('prices', { preview, at }), true)
  await publish()
  assert.equal(await isShown('popular'), false)
  assert.equal(await isShown('prices'), false)
  shop.clock.advance(hours(2))
  assert.equal(await isShown('prices'), true)
  shop.clock.advance(hours(1))
  assert.equal(await isShown('prices'), false)
})

test('PUT /staff/home/sections/{id}: a banner needs a text, a target and a picture of its size', async () => {
  const { id } = await staff.staffHome.addSection({ body: { kind: 'banner', title: 'Promo' } })
  const body = { ...toBody(await findDraft('banner')), isOn: true, link: '/brand/rimbaply' }
  const alt = 'Triplek 9 mm, beli 40 lembar hemat 5 persen'
  const expectField = async (field: string, values: object) => {
    const refusal = await expectRefusal(
      staff.staffHome.changeSection({ id, body: { ...body, ...values } }),
    )
    assert.deepEqual([refusal.code, Object.keys(refusal.errors)], ['home.banner', [field]])
  }
  const picture = await uploadPicture(1500, 500)
  await expectField('alt', { picture })
  await expectField('link', { picture, alt, link: '' })
  await expectField('picture', { alt })
  await expectField('picture', { alt, picture: 'pictures/nothing.png' })
  await expectField('picture', { alt, picture: await uploadPicture(900, 300) })
  await expectField('picture', { alt, picture: await uploadPicture(1200, 800) })
  await staff.staffHome.changeSection({ id, body: { ...body, alt, picture } })
  const { previewKey: preview } = await staff.staffHome.page()
  assert.deepEqual((await listShown({ preview })).at(-1)!.banner, {
    picture,
    alt,
    link: '/brand/rimbaply',
  })
})

test('PUT /staff/home/sections/{id}: an unknown choice is refused, a colleague’s change stays', async () => {
  const articles = await findDraft('articles')
  const { id } = articles
  const change = (values: object) =>
    staff.staffHome.changeSection({ id, body: { ...toBody(articles), ...values } })
  const unknown = await expectRefusal(change({ keys: ['tidak-ada'] }))
  assert.deepEqual([unknown.code, Object.keys(unknown.errors)], ['home.key', ['keys']])
  await change({ title: 'Dari blog', keys: ['dua', 'satu', 'dua'] })
  const late = await expectRefusal(change({ title: 'Panduan' }))
  assert.deepEqual([late.status, late.code], [409, 'desk.changed'])
  const { previewKey: preview } = await staff.staffHome.page()
  const shown = (await listShown({ preview })).find(({ kind }) => kind === 'articles')!
  assert.deepEqual(
    [shown.title, ...shown.articles.map(({ slug }) => slug)],
    ['Dari blog', 'dua', 'satu'],
  )
})

test('POST /staff/home/sections: one section of a kind, unless it may be there several times', async () => {
  const add = (kind: 'prices' | 'categories') =>
    staff.staffHome.addSection({ body: { kind, title: 'Satu lagi' } })
  assert.equal((await expectRefusal(add('prices'))).code, 'home.kind')
  const { id } = await add('categories')
  const added = await staff.staffHome.section({ id })
  assert.equal(added.state, 'off')
  const [category] = (await visitor.catalogue.categories()).results
  assert.deepEqual(added.choices[0], { slug: category!.slug, name: category!.category })
  await staff.staffHome.removeSection({ id })
  assert.equal((await expectRefusal(staff.staffHome.section({ id }))).status, 404)
})

test('POST /staff/home/restore: an earlier version becomes the draft, and readers see it once it is published', async () => {
  const before = await listShown()
  const { draftRevision, versions } = await staff.staffHome.page()
  assert.deepEqual(
    versions.map(({ revision }) => revision),
    [3, 2, 1],
  )
  await staff.staffHome.restore({ body: { version: 1, draftRevision } })
  assert.deepEqual(await listShown(), before)
  await publish()
  const restored = await listShown()
  assert.equal(restored.length, 8)
  assert.equal(restored[5]!.kind, 'brands')
})

test('audit: every change of the home page names who made it', async () => {
  const admin = await shop.asStaff('admin@contoh.id')
  const { results } = await admin.audit.list({ query: { thing: 'home_section', count: 50 } })
  const actions = new Set(results.map(({ action }) => action))
  assert.deepEqual([...actions].toSorted(), [
    'Hapus bagian beranda',
    'Pindahkan bagian beranda',
    'Tambah bagian beranda',
    'Ubah bagian beranda',
  ])
})
