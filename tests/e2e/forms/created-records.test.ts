import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { fill, press } from '#tests/support/browser/forms.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

type Creation = {
  screen: string
  open: string
  /** Fills in a form that is refused, presses its button, and waits for the refusal. */
  refused: (page: Page) => Promise<unknown>
  corrected: (page: Page, unique: string) => Promise<unknown>
  button: string
  /** The address of the new record's page. */
  created: RegExp
  /** The shown value of a field of the new record, if its page has a form for it. */
  saved?: [label: string, value: string]
}

const creations: Creation[] = [
  {
    screen: '/backoffice/merek/baru',
    open: '/backoffice/merek/baru',
    refused: (page) => fill(page, { Nama: 'x', 'Cerita opsional': 'Cerita lama' }),
    corrected: (page, unique) =>
      fill(page, { Nama: `Merek Beringin ${unique}`, 'Cerita opsional': 'Cerita baru' }),
    button: 'Tambah merek',
    created: /\/merek\/\d+$/,
    saved: ['Nama', 'Merek Beringin'],
  },
  {
    screen: '/backoffice/kategori/baru',
    open: '/backoffice/kategori/baru',
    refused: (page) => fill(page, { Nama: 'y' }),
    corrected: (page, unique) => fill(page, { Nama: `Papan Semen ${unique}` }),
    button: 'Tambah subkategori',
    created: /\/kategori\/\d+$/,
    saved: ['Nama', 'Papan Semen'],
  },
  {
    screen: '/backoffice/produk/baru',
    open: '/backoffice/produk/baru',
    refused: (page) => fill(page, { Nama: 'z', Keterangan: 'pendek' }),
    corrected: (page, unique) =>
      fill(page, { Nama: `Lem Kayu ${unique}`, Keterangan: 'Lem putih untuk kayu dan triplek.' }),
    button: 'Tambah produk',
    created: /\/produk\/\d+$/,
    saved: ['Nama', 'Lem Kayu'],
  },
  {
    screen: '/backoffice/staf',
    open: '/backoffice/staf',
    refused: (page) => fill(page, { Nama: 'Wati Uji', Email: 'admin@contoh.id' }),
    corrected: (page, unique) => fill(page, { Email: `wati-${parseInt(unique)}@contoh.id` }),
    button: 'Kirim undangan',
    created: /\/staf\/[0-9a-f-]{36}$/,
  },
  {
    screen: '/backoffice/harga',
    open: '/backoffice/harga?search=PT Daftar Harga',
    refused: (page) => fill(page, { 'Nama daftar': 'ab' }),
    corrected: (page) => fill(page, { 'Nama daftar': 'Harga kontrak uji' }),
    button: 'Buka daftar',
    created: /\/harga\/\d+$/,
  },
]

/** A company that has no price list yet. */
const addVerifiedCompany = (name: string) =>
  shop.db
    .insertInto('company')
    .values({ name: `PT Daftar Harga ${name}`, state: 'verified', created_at: new Date() })
    .execute()

for (const [device, screen] of [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const)
  for (const creation of creations)
    test(`${creation.screen}: corrected after a refusal, the new record’s page shows no refusal, ${device}`, async () => {
      await addVerifiedCompany(device)
      const { page, context } = await openBrowserSession(browser, shop, screen)
      await signInStaff(page, 'admin@contoh.id')
      await page.goto(creation.open)
      await withScreenOnFailure(page, async () => {
        if (creation.open === '/backoffice/staf')
          await page.getByRole('checkbox', { name: 'Penjualan' }).check()
        await creation.refused(page)
        await press(page, creation.button)
        await page.locator('[aria-invalid=true], [data-form-message]').first().waitFor()
        await creation.corrected(page, device)
        // The second press of a double click comes while the first one is on its way.
        await page.getByRole('button', { name: creation.button, exact: true }).dblclick()
        await page.waitForURL(creation.created)
        // The address changes before the new page shows.
        await page
          .getByRole('button', { name: creation.button, exact: true })
          .waitFor({ state: 'detached' })
        await page.getByRole('link', { name: /^Semua / }).waitFor()
        // The address changes before the page does: the form of a new record goes with the old page.
        await page
          .getByRole('button', { name: creation.button, exact: true })
          .waitFor({ state: 'detached' })
      })
      const [label, value] = creation.saved ?? []
      if (label)
        assert.equal(
          await page.getByLabel(label, { exact: true }).inputValue(),
          `${value} ${device}`,
        )
      assert.equal(await page.locator('main [role=alert]').count(), 0)
      assert.equal(await page.locator('main [aria-invalid=true]').count(), 0)
      await context.close()
    })

test('/backoffice/kategori?ubah=baru: after a refusal and a success the form is empty', async () => {
  const { page, context } = await openBrowserSession(browser, shop)
  await signInStaff(page, 'admin@contoh.id')
  await page.goto('/backoffice/kategori?ubah=baru')
  await fill(page, { Nama: 'k', 'Judul kelompok menu': 'Uji' })
  await press(page, 'Tambah kategori')
  await page.locator('[aria-invalid=true]').first().waitFor()
  await fill(page, { Nama: 'Alat Tukang' })
  await press(page, 'Tambah kategori')
  await page.getByRole('heading', { name: 'Alat Tukang' }).waitFor()
  assert.equal(await page.getByLabel('Nama', { exact: true }).inputValue(), '')
  assert.equal(await page.locator('main [aria-invalid=true]').count(), 0)
  await context.close()
})

test('/backoffice/produk/:id?varian=baru: corrected after a refusal, the new variant shows no refusal', async () => {
  const { page, context } = await openBrowserSession(browser, shop)
  await signInStaff(page, 'admin@contoh.id')
  const { id } = await shop.db.selectFrom('product').select('id').executeTakeFirstOrThrow()
  await page.goto(`/backoffice/produk/${id}?varian=baru`)
  const form = page.locator('#vbaru form')
  await form.getByLabel('SKU').fill('UJI-BARU-1')
  await form.getByLabel('Nama varian').fill('')
  await form.getByRole('button', { name: 'Tambah varian' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await form.getByLabel('Nama varian').fill('Ukuran uji')
  await form.getByRole('button', { name: 'Tambah varian' }).click()
  await page.waitForURL(/varian=\d+/)
  await page.getByRole('button', { name: 'Simpan varian' }).waitFor()
  assert.equal(await page.getByLabel('Nama varian').inputValue(), 'Ukuran uji')
  assert.equal(await page.locator('main [aria-invalid=true]').count(), 0)
  await context.close()
})
