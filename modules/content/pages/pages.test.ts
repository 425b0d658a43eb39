import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { writtenPageSlugs } from './rules.ts'

const shop = await useTestShop()
const visitor = shop.asVisitor()
const staff = await shop.asStaff('konten@contoh.id')

test('GET /page/{slug}: every page has a text of its own before staff write any', async () => {
  for (const slug of writtenPageSlugs) {
    const page = await visitor.pages.page({ slug })
    assert.ok(page.title && page.description && page.sections.length >= 2, slug)
    const ids = page.sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)])
    assert.equal(new Set(ids).size, ids.length)
  }
  assert.equal((await expectRefusal(visitor.pages.page({ slug: 'lain' }))).status, 404)
})

test('GET /page/faq: questions with their answers, as HTML and as words', async () => {
  const { sections } = await visitor.pages.page({ slug: 'faq' })
  const questions = sections.flatMap(({ parts }) => parts)
  assert.ok(questions.length >= 15)
  const tax = questions.find(({ heading }) => heading.includes('PPN'))!
  assert.match(tax.html, /^<p>Ya\./)
  assert.doesNotMatch(tax.text, /[<>]/)
})

test('PUT /staff/pages/{slug}: readers see it, a colleague’s change stays, the delivered text comes back', async () => {
  const { revision, title, body } = await staff.staffPages.page({ slug: 'tentang-kami' })
  const fields = { title: 'Siapa kami', description: 'Toko bahan bangunan di Bekasi.', body }
  await staff.staffPages.changePage({ slug: 'tentang-kami', body: { ...fields, revision } })
  assert.equal((await visitor.pages.page({ slug: 'tentang-kami' })).title, 'Siapa kami')
  const late = staff.staffPages.changePage({ slug: 'tentang-kami', body: { ...fields, revision } })
  const refusal = await expectRefusal(late)
  assert.deepEqual([refusal.status, refusal.code], [409, 'desk.changed'])
  const edited = await staff.staffPages.page({ slug: 'tentang-kami' })
  assert.deepEqual(
    edited.versions.map((version) => version.revision),
    [2, 1],
  )
  await staff.staffPages.restorePage({ slug: 'tentang-kami', body: { version: 1, revision: 2 } })
  assert.equal((await visitor.pages.page({ slug: 'tentang-kami' })).title, title)
})

test('GET /page/karir/careers: the sections that name a place are jobs', async () => {
  const { results } = await visitor.pages.careers()
  assert.deepEqual(
    results.map(({ title, location }) => [title, location]),
    [
      ['Sales proyek', 'Bekasi'],
      ['Petugas gudang', 'Tangerang'],
      ['Penulis panduan teknik', 'Jakarta atau dari rumah'],
    ],
  )
  assert.doesNotMatch(results[0]!.html, /Lokasi/)
  assert.equal(results[0]!.closes, '31 Desember 2026')
})
