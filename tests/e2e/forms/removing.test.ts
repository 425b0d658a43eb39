import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { press } from '#tests/support/browser/forms.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signIn,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
const staff = await shop.asStaff()
const signedIn = await openBrowserSession(browser, shop)
await signInStaff(signedIn.page, 'admin@contoh.id')
const storageState = await signedIn.context.storageState()

/** A new browser of the same member of staff: sign-ins are limited. */
const openSignedIn = (screen: NonNullable<Parameters<typeof openBrowserSession>[2]>) =>
  openBrowserSession(browser, shop, { ...screen, storageState })

type Removal = {
  screen: string
  /** Makes something to remove; returns the address of the page that removes it. */
  prepare: (unique: string) => Promise<string>
  /** The button that asks. */
  button: RegExp
  /** What the question says is lost. */
  loss: RegExp
  confirm: string
  /** How many there are. */
  count: (unique: string) => Promise<number>
}

const countRows = async (query: string, value: string): Promise<number> => {
  const { rows } = await shop.pool.query(`select count(*)::int as size from ${query}`, [value])
  return rows[0].size as number
}
const { id: productId } = await shop.db
  .selectFrom('product')
  .select('id')
  .orderBy('id')
  .executeTakeFirstOrThrow()
const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' })
const { sku } = await shop.db
  .selectFrom('variant')
  .select('sku')
  .orderBy('id')
  .executeTakeFirstOrThrow()

const removals: Removal[] = [
  {
    screen: '/backoffice/merek/:id',
    prepare: async (unique) => {
      const { id } = await staff.catalogueAdmin.addBrand({ body: { name: `Merek ${unique}` } })
      return `/backoffice/merek/${id}`
    },
    button: /^Hapus Merek/,
    loss: /semua katalog merek ini hilang/,
    confirm: 'Ya, hapus',
    count: (unique) => countRows('brand where name = $1', `Merek ${unique}`),
  },
  {
    screen: '/backoffice/kategori?ubah',
    prepare: async (unique) => {
      const body = { name: `Kategori ${unique}`, group: 'Uji' }
      const { id } = await staff.catalogueAdmin.addCategory({ body })
      return `/backoffice/kategori?ubah=${id}`
    },
    button: /^Hapus Kategori/,
    loss: /tempatnya di menu hilang/,
    confirm: 'Ya, hapus',
    count: (unique) => countRows('category where name = $1', `Kategori ${unique}`),
  },
  {
    screen: '/backoffice/kategori/:id',
    prepare: async (unique) => {
      const { results } = await staff.catalogueAdmin.categories()
      const body = { name: `Sub ${unique}`, categoryId: results[0]!.id }
      const { id } = await staff.catalogueAdmin.addSubCategory({ body })
      return `/backoffice/kategori/${id}`
    },
    button: /^Hapus Sub/,
    loss: /semua atributnya hilang/,
    confirm: 'Ya, hapus',
    count: (unique) => countRows('sub_category where name = $1', `Sub ${unique}`),
  },
  {
    screen: '/backoffice/produk/:id (dokumen)',
    prepare: async (unique) => {
      await staff.catalogueAdmin.addDocument({
        id: String(productId),
        form: { title: `Dokumen ${unique}` },
        files: { file: pdf('lembar.pdf') },
      })
      return `/backoffice/produk/${productId}`
    },
    button: /^Hapus Dokumen/,
    loss: /tidak bisa mengunduhnya lagi/,
    confirm: 'Ya, hapus',
    count: (unique) => countRows('product_document where title = $1', `Dokumen ${unique}`),
  },
  {
    screen: '/backoffice/harga/:id',
    prepare: async (unique) => {
      const { id: companyId } = await shop.db
        .insertInto('company')
        .values({ name: `PT ${unique}`, state: 'verified', created_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { id } = await staff.staffPricing.addList({
        body: { name: `Kontrak ${unique}`, companyId },
      })
      await staff.staffPricing.setPrice({ id, body: { sku, price: 12_345 } })
      return `/backoffice/harga/${id}`
    },
    button: /^Hapus harga/,
    loss: /pembelinya membayar harga bisnis/,
    confirm: 'Ya, hapus',
    count: (unique) =>
      countRows(
        'price join price_list on price_list.id = price_list_id where name = $1',
        `Kontrak ${unique}`,
      ),
  },
  {
    screen: '/backoffice/pencarian',
    prepare: async (unique) => {
      const phrase = `sebutan ${unique.toLowerCase()}`
      const { id } = await staff.staffSearch.addSynonym({ body: { phrase, meaning: 'pasir' } })
      return `/backoffice/pencarian?search=${encodeURIComponent(phrase)}&ubah=${id}`
    },
    button: /^Hapus sebutan/,
    loss: /tidak lagi mengenal/,
    confirm: 'Ya, hapus',
    count: (unique) => countRows('synonym where phrase = $1', `sebutan ${unique.toLowerCase()}`),
  },
]

/** Presses twice, and waits for the answer to the first press. */
async function confirmTwice(page: Page, name: string) {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('alertdialog').getByRole('button', { name }).dblclick()
  await answered
}

for (const [device, screen] of [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const)
  for (const removal of removals)
    test(`${removal.screen}: removing asks first and says what is lost, ${device}`, async () => {
      const unique = `Hapus ${device === '360 px' ? 'satu' : 'dua'}`
      const url = await removal.prepare(unique)
      const { page, context } = await openSignedIn(screen)
      await page.goto(url)
      await withScreenOnFailure(page, async () => {
        await page.getByRole('button', { name: removal.button }).dblclick()
        const question = page.getByRole('alertdialog')
        await question.getByText(removal.loss).waitFor()
        assert.equal(await removal.count(unique), 1)
        await assertPageQuality(page, `${removal.screen}, question`)
        await press(page, 'Batal')
        await question.waitFor({ state: 'hidden' })
        assert.equal(await removal.count(unique), 1)
        await page.getByRole('button', { name: removal.button }).click()
        await confirmTwice(page, removal.confirm)
        assert.equal(await removal.count(unique), 0)
        await page.getByRole('button', { name: removal.button }).waitFor({ state: 'detached' })
      })
      assert.equal(await page.locator('main [role=alert]').count(), 0)
      await context.close()
    })

for (const removal of removals)
  test(`${removal.screen}: before scripts run removing takes a second step`, async () => {
    const unique = 'Hapus tiga'
    const url = await removal.prepare(unique)
    const { page, context } = await openSignedIn({ ...DESKTOP, javaScriptEnabled: false })
    await page.goto(url)
    await withScreenOnFailure(page, async () => {
      const step = page.locator('details').filter({
        has: page.locator('summary', { hasText: /^(Hapus|Lepas)/ }),
      })
      await step.first().locator('summary').click()
      await step.first().getByText(removal.loss).waitFor()
      assert.equal(await removal.count(unique), 1)
      await step.first().getByRole('button', { name: removal.confirm }).click()
      await page.waitForLoadState()
      assert.equal(await removal.count(unique), 0)
    })
    await context.close()
  })

test('/profile: no longer waiting for a product asks first', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await signIn(page)
  const { product_id, id } = await shop.db
    .selectFrom('variant')
    .select(['id', 'product_id'])
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  const { slug } = await shop.db
    .selectFrom('product')
    .select('slug')
    .where('id', '=', product_id)
    .executeTakeFirstOrThrow()
  await withScreenOnFailure(page, async () => {
    await page.goto(`/produk/${slug}?product_variant_id=${id}`)
    await press(page, 'Kabari saat harga turun')
    await page.getByText('Kami kabari lewat email saat harganya turun.').waitFor()
    await page.goto('/profile')
    await page.getByRole('button', { name: /^Berhenti menunggu/ }).click()
    await page.getByText('Anda tidak lagi dikabari lewat email tentang barang ini.').waitFor()
    await page.getByRole('button', { name: 'Ya, berhenti' }).dblclick()
    await page.getByRole('button', { name: /^Berhenti menunggu/ }).waitFor({ state: 'detached' })
  })
  await context.close()
})
