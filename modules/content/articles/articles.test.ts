import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours } from '#platform/clock.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const staff = await shop.asStaff('konten@contoh.id')
const visitor = shop.asVisitor()
const { id: categoryId } = await staff.staffBlog.addCategory({
  body: { name: 'Semen & beton', description: 'Takaran dan mutu.' },
})

const draft = (title: string) => ({
  title,
  categoryId: Number(categoryId),
  excerpt: 'Takaran semen untuk satu meter persegi.',
  body: '## Takaran\n\nUntuk satu meter persegi perlu **6,24 kg** semen.\n\n## Sisa\n\nTambah 5 %.',
  author: 'Bagas Prasetya',
  tags: ['Semen-Abu', 'semen-abu', 'plester'],
})

type Filter = Partial<
  Record<'populate' | 'category' | 'tag' | 'filters[title][$containsi]', string>
>
const titles = async (query: Filter = {}) =>
  (await visitor.blog.articles({ query })).results.map(({ title }) => title)

test('GET /articles: an article appears when its time comes, never as a draft', async () => {
  const { id } = await staff.staffBlog.addArticle({ body: draft('Berapa sak semen') })
  assert.deepEqual(await titles(), [])
  const { revision } = await staff.staffBlog.article({ id })
  const publishedAt = new Date(shop.clock.now().getTime() + hours(2)).toISOString()
  await staff.staffBlog.changeArticle({
    id,
    body: { ...draft('Berapa sak semen'), publishedAt, revision },
  })
  assert.equal((await staff.staffBlog.article({ id })).state, 'scheduled')
  const hidden = visitor.blog.article({ slug: 'berapa-sak-semen' })
  assert.equal((await expectRefusal(hidden)).status, 404)
  shop.clock.advance(hours(2))
  assert.deepEqual(await titles({ populate: '*' }), ['Berapa sak semen'])
  const article = await visitor.blog.article({ slug: 'berapa-sak-semen' })
  assert.deepEqual(article.tags, ['semen-abu', 'plester'])
  assert.deepEqual(
    article.headings.map((heading) => heading.id),
    ['takaran', 'sisa'],
  )
  assert.match(article.html, /<h2 id="takaran">Takaran<\/h2>/)
  assert.equal(article.readingMinutes, 1)
})

test('GET /articles: finds a part of the title in any case, a category and a tag', async () => {
  const { id } = await staff.staffBlog.addArticle({
    body: { ...draft('Memilih Triplek 100%'), tags: ['triplek'] },
  })
  await staff.staffBlog.publishArticle({ id, body: { revision: 1 } })
  assert.deepEqual(await titles({ 'filters[title][$containsi]': 'TRIPLEK' }), [
    'Memilih Triplek 100%',
  ])
  assert.deepEqual(await titles({ 'filters[title][$containsi]': '%' }), ['Memilih Triplek 100%'])
  assert.deepEqual(await titles({ tag: 'plester' }), ['Berapa sak semen'])
  assert.equal((await titles({ category: 'semen-dan-beton' })).length, 2)
  assert.deepEqual(await titles({ category: 'atap' }), [])
})

test('GET /categories: by id, with the number of published articles', async () => {
  await staff.staffBlog.addCategory({ body: { name: 'Atap', description: '' } })
  const { results } = await visitor.blog.categories({ query: { sort: 'id' } })
  assert.deepEqual(
    results.map(({ slug, articles }) => [slug, articles]),
    [
      ['semen-dan-beton', 2],
      ['atap', 0],
    ],
  )
  const again = staff.staffBlog.addCategory({ body: { name: 'Atap', description: '' } })
  assert.equal((await expectRefusal(again)).code, 'slug.taken')
})

test('articles: what is written runs no script and loads nothing from elsewhere', async () => {
  const { html } = await staff.staffBlog.preview({
    body: {
      body: [
        '<script>alert(1)</script><p onclick="x()">Halo</p>',
        '[klik](javascript:alert(1)) [luar](https://contoh.id) [dalam](/produk)',
        '![foto](https://jahat.contoh/x.png) ![foto](pictures/abc.png)',
        '<iframe src="https://contoh.id"></iframe><style>*{}</style>',
        '| a | b |\n| --- | --- |\n| 1 | 2 |',
      ].join('\n\n'),
    },
  })
  assert.doesNotMatch(html, /script|onclick|javascript:|iframe|style|jahat/)
  assert.match(html, /<a href="https:\/\/contoh\.id" target="_blank" rel="noopener nofollow">/)
  assert.match(html, /<a href="\/produk">/)
  assert.match(html, /<img src="\/img\/unsafe\/[^"]+pictures\/abc\.png"/)
  assert.match(html, /<div class="table-frame"[^>]*><table>/)
})

test('PUT /staff/articles/{id}: a colleague’s change is not overwritten', async () => {
  const { id } = await staff.staffBlog.addArticle({ body: draft('Dua penulis') })
  await staff.staffBlog.changeArticle({ id, body: { ...draft('Penulis pertama'), revision: 1 } })
  const late = staff.staffBlog.changeArticle({ id, body: { ...draft('Kedua'), revision: 1 } })
  const refusal = await expectRefusal(late)
  assert.deepEqual([refusal.status, refusal.code], [409, 'desk.changed'])
  assert.equal((await staff.staffBlog.article({ id })).title, 'Penulis pertama')
  assert.equal((await staff.staffBlog.article({ id })).slug, 'dua-penulis')
})

test('POST /staff/articles/{id}/restore: an earlier text comes back as a new version', async () => {
  const { id } = await staff.staffBlog.addArticle({ body: draft('Versi satu') })
  const changed = { ...draft('Versi dua'), body: `${draft('').body}\n\nTambahan.`, revision: 1 }
  await staff.staffBlog.changeArticle({ id, body: changed })
  await staff.staffBlog.restoreArticle({ id, body: { version: 1, revision: 2 } })
  const article = await staff.staffBlog.article({ id })
  assert.deepEqual([article.title, article.revision], ['Versi satu', 3])
  assert.deepEqual(
    article.versions.map(({ revision, title }) => [revision, title]),
    [
      [3, 'Versi satu'],
      [2, 'Versi dua'],
      [1, 'Versi satu'],
    ],
  )
  const missing = staff.staffBlog.restoreArticle({ id, body: { version: 9, revision: 3 } })
  assert.equal((await expectRefusal(missing)).status, 404)
})

test('staff articles: refusals name the field; a removed article is gone', async () => {
  const add = (body: Partial<ReturnType<typeof draft>> & Record<string, unknown>) =>
    expectRefusal(staff.staffBlog.addArticle({ body: { ...draft('Salah'), ...body } }))
  assert.equal((await add({ categoryId: 999 })).code, 'article.category')
  assert.equal((await add({ calculatorProduct: 'tidak-ada' })).code, 'article.product')
  assert.equal((await add({ slug: 'berapa-sak-semen' })).code, 'slug.taken')
  assert.equal((await add({ body: 'pendek' })).status, 422)
  const { id } = await staff.staffBlog.addArticle({ body: draft('Sebentar saja') })
  await staff.staffBlog.publishArticle({ id, body: { revision: 1 } })
  const twice = staff.staffBlog.publishArticle({ id, body: { revision: 2 } })
  assert.equal((await expectRefusal(twice)).code, 'article.published')
  await staff.staffBlog.removeArticle({ id })
  const gone = visitor.blog.article({ slug: 'sebentar-saja' })
  assert.equal((await expectRefusal(gone)).status, 404)
  const list = await staff.staffBlog.articles({ query: { search: 'sebentar' } })
  assert.equal(list.total, 0)
})

test('staff articles: only who writes may', async () => {
  const sales = await shop.asStaff('sales@contoh.id')
  assert.equal((await expectRefusal(sales.staffBlog.articles({ query: {} }))).status, 403)
})
