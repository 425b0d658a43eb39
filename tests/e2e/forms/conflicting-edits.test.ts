import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { press } from '#tests/support/browser/forms.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { PROOF_IMAGE, withScreenOnFailure } from '#tests/support/browser/sessions.ts'
import { choose, findChoice, openEditors } from '#tests/support/browser/conflicts.ts'
import { loadStaffEditings } from '#tests/support/browser/staff-editings.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { waitForHydration } from '#tests/e2e/screenshots/scene.ts'

const { shop, browser } = await openShopAndBrowser()
const { editor: atPhone, contentStaff, otherAdmin } = await openEditors(browser, shop)

/** Before scripts run a form is posted as a page of its own; that has a test of its own below. */
async function openHydrated(page: Page, url: string) {
  await page.goto(url)
  await waitForHydration(page)
}

/** New pages of both, with the same address open. */
async function openBoth(url: string, isForAdmins = false) {
  const { context } = isForAdmins ? otherAdmin : contentStaff
  const [colleague, editor] = [await context.newPage(), await atPhone.context.newPage()]
  await Promise.all([openHydrated(colleague, url), openHydrated(editor, url)])
  return { colleague, editor, close: () => Promise.all([colleague.close(), editor.close()]) }
}

const editings = await loadStaffEditings(shop)
const { productId, brandId, SKU, colleagueName, admin, readColumn } = editings

const pressSave = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).first().dblclick()
}

for (const {
  screen,
  url,
  isForAdmins,
  type,
  values,
  shown = values,
  save,
  label,
  read,
} of editings.list)
  test(`${screen}: a colleague’s change is shown beside one’s own, and only what is chosen is saved`, async () => {
    const { colleague, editor, close } = await openBoth(url, isForAdmins)
    await withScreenOnFailure(editor, async () => {
      await type(colleague, values.theirs)
      await pressSave(colleague, save)
      await colleague.locator('.toast').first().waitFor()
      assert.equal(await read(), values.theirs)

      await type(editor, values.mine)
      await pressSave(editor, save)
      const question = findChoice(editor, label)
      await question.getByText(shown.theirs).first().waitFor()
      await question.getByText(shown.mine).first().waitFor()
      await question
        .getByText(
          isForAdmins ? /Anda sendiri, di tempat lain, \d/ : new RegExp(`${colleagueName}, \\d`),
        )
        .waitFor()
      await assertPageQuality(editor, `${screen}, conflict`)
      await pressSave(editor, 'Simpan pilihan')
      await editor.getByText('Pilih salah satu.').waitFor()
      assert.equal(await read(), values.theirs, 'nothing is saved before the choice')
      await choose(editor, label, 'Pakai isian saya')
      await pressSave(editor, 'Simpan pilihan')
      await question.waitFor({ state: 'detached' })
      assert.equal(await read(), values.mine)
    })

    await withScreenOnFailure(editor, async () => {
      await openHydrated(colleague, url)
      await type(colleague, values.theirs)
      await pressSave(colleague, save)
      await colleague.locator('.toast').first().waitFor()
      assert.equal(await read(), values.theirs)
      await type(editor, values.other)
      await pressSave(editor, save)
      await choose(editor, label, 'Pakai punya rekan')
      await pressSave(editor, 'Simpan pilihan')
      await findChoice(editor, label).waitFor({ state: 'detached' })
      assert.equal(await read(), values.theirs)
    })
    await close()
  })

test('/backoffice/produk/:id: what only one of two editors changed needs no choice and stays', async () => {
  const { colleague, editor, close } = await openBoth(`/backoffice/produk/${productId}`)
  await withScreenOnFailure(editor, async () => {
    await colleague.getByLabel('Standar').fill('SNI 7:2026')
    await pressSave(colleague, 'Simpan produk')
    await colleague.getByText('Produk tersimpan.').waitFor()
    await editor.getByLabel('Keterangan').fill('Keterangan yang saya tulis sendiri.')
    await pressSave(editor, 'Simpan produk')
    await findChoice(editor, 'Standar').getByText('tidak Anda ubah').waitFor()
    await pressSave(editor, 'Simpan pilihan')
    await editor.getByText('Produk tersimpan.').first().waitFor()
  })
  const row = await shop.db
    .selectFrom('product')
    .select(['standard', 'description'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  assert.deepEqual(row, {
    standard: 'SNI 7:2026',
    description: 'Keterangan yang saya tulis sendiri.',
  })
  await close()
})

test('/backoffice/merek/:id: what was typed before a reload is still compared with what was opened then', async () => {
  const { colleague, editor, close } = await openBoth(`/backoffice/merek/${brandId}`)
  await withScreenOnFailure(editor, async () => {
    await editor.getByLabel('Cerita opsional').fill('Diketik sebelum dimuat ulang.')
    await colleague.getByLabel('Cerita opsional').fill('Disimpan rekan sementara itu.')
    await pressSave(colleague, 'Simpan merek')
    await colleague.getByText('Merek tersimpan.').waitFor()
    await editor.reload()
    await editor.getByText(/dipulihkan/).waitFor()
    await pressSave(editor, 'Simpan merek')
    await findChoice(editor, 'Cerita').getByText('Disimpan rekan sementara itu.').waitFor()
    await choose(editor, 'Cerita', 'Pakai punya rekan')
    await pressSave(editor, 'Simpan pilihan')
    await findChoice(editor, 'Cerita').waitFor({ state: 'detached' })
  })
  assert.equal(await readColumn('brand', brandId, 'story')(), 'Disimpan rekan sementara itu.')
  await close()
})

test('/backoffice/produk/:id: an image added meanwhile neither asks nor empties what was typed', async () => {
  const page = await contentStaff.context.newPage()
  await openHydrated(page, `/backoffice/produk/${productId}`)
  await withScreenOnFailure(page, async () => {
    await page.getByLabel('Keterangan').fill('Ditulis sebelum gambarnya dikirim.')
    const upload = page.locator('form', { hasText: 'Tambah ke galeri' })
    await upload.locator('input[type=file]').setInputFiles(PROOF_IMAGE)
    await press(page, 'Tambah ke galeri')
    await page.getByText('Gambar tersimpan.').waitFor()
    assert.equal(
      await page.getByLabel('Keterangan').inputValue(),
      'Ditulis sebelum gambarnya dikirim.',
    )
    await press(page, 'Simpan produk')
    await page.getByText('Produk tersimpan.').waitFor()
  })
  const { gallery, description } = await shop.db
    .selectFrom('product')
    .select(['gallery', 'description'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  assert.equal(description, 'Ditulis sebelum gambarnya dikirim.')
  assert.equal(gallery.length > 0, true)
  await page.close()
})

test('/backoffice/harga/:id: a contract price that is there already is not replaced unseen', async () => {
  const companyListId = await addCompanyList()
  const { colleague, editor, close } = await openBoth(`/backoffice/harga/${companyListId}`)
  const setPrice = async (page: Page, price: string) => {
    await page.getByLabel('SKU', { exact: true }).fill(SKU)
    await page.getByLabel('Harga (Rp, termasuk PPN)').fill(price)
    await pressSave(page, 'Simpan harga')
  }
  await withScreenOnFailure(editor, async () => {
    await setPrice(colleague, '91.000')
    await colleague.getByText('Harga tersimpan.').waitFor()
    await setPrice(editor, '92.000')
    const question = findChoice(editor, 'Harga')
    await question.getByText('Rp 91.000', { exact: true }).waitFor()
    await choose(editor, 'Harga', 'Pakai isian saya')
    await pressSave(editor, 'Simpan pilihan')
    await editor.getByText('Rp92.000').waitFor()
    assert.equal(await editor.getByLabel('SKU', { exact: true }).inputValue(), '')
  })
  await close()
})

async function addCompanyList() {
  const { id: companyId } = await shop.db
    .insertInto('company')
    .values({ name: 'PT Kontrak Uji', state: 'verified', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await admin.staffPricing.addList({ body: { name: 'Kontrak uji', companyId } })
  return id
}

test('/backoffice/merek/:id: before scripts run the question is asked by the page, with what was typed', async () => {
  const url = `/backoffice/merek/${brandId}`
  const { colleague, close } = await openBoth(url)
  const context = await browser.newContext({
    baseURL: shop.origin,
    storageState: await atPhone.context.storageState(),
    javaScriptEnabled: false,
  })
  const editor = await context.newPage()
  await editor.goto(url)
  await colleague.getByLabel('Cerita opsional').fill('Cerita dengan skrip.')
  await pressSave(colleague, 'Simpan merek')
  await colleague.getByText('Merek tersimpan.').waitFor()
  await withScreenOnFailure(editor, async () => {
    await editor.getByLabel('Cerita opsional').fill('Cerita tanpa skrip.')
    await press(editor, 'Simpan merek')
    await findChoice(editor, 'Cerita')
      .getByText(/^Admin|Staf|[A-Z]/)
      .first()
      .waitFor()
    await press(editor, 'Simpan pilihan')
    await editor.getByText('Pilih salah satu.').waitFor()
    await choose(editor, 'Cerita', 'Pakai isian saya')
    await press(editor, 'Simpan pilihan')
    await editor.getByLabel('Cerita opsional').waitFor()
  })
  assert.equal(await readColumn('brand', brandId, 'story')(), 'Cerita tanpa skrip.')
  await context.close()
  await close()
})
