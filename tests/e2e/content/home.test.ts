import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toJakartaDate } from '#platform/clock.ts'
import { formatDate, formatQuantity } from '#platform/format.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signIn,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()

for (const [name, screen] of [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const)
  test(`/: on ${name} a pasted list is answered on the page and goes into the cart`, async () => {
    await visit(screen, async (page) => {
      await page.goto('/')
      await page.getByRole('heading', { name: 'Contoh jawaban' }).waitFor()
      await page
        .getByLabel('Daftar belanja')
        .fill('KJ-SMN-PCC-40 20 sak\ntriplek 5 lembar\nqqzzxx 3')
      await page.getByRole('button', { name: 'Cocokkan 3 baris' }).click()
      await page.getByRole('heading', { name: 'Jawaban', exact: true }).waitFor()
      await page.getByText('1 cocok', { exact: true }).waitFor()
      await page.getByText('1 pilih', { exact: true }).waitFor()
      await page.getByText('1 cari', { exact: true }).waitFor()
      assert.equal(new URL(page.url()).pathname, '/')
      // The buyer chooses what the shop does not decide for them.
      await page.getByRole('group', { name: 'Pilihan baris 2' }).locator('label').first().click()
      await page.getByText('2 cocok', { exact: true }).waitFor()
      // What it weighs, and the vehicle that it needs.
      await page.getByText(/[\d.,]+ (kg|ton) · [\d.,]+ m³/).waitFor()
      await page.getByText(/^(Pickup|Engkel \(CDE\)|CDD|Fuso), \d+ rit$/).waitFor()
      await assertPageQuality(page, `home with an answer on ${name}`)
      await page.getByRole('button', { name: 'Masukkan 2 ke keranjang' }).click()
      await page.getByText('2 barang masuk keranjang').waitFor()
      await page.getByRole('link', { name: 'Lihat keranjang' }).first().click()
      await page.getByRole('heading', { name: 'Keranjang', level: 1 }).waitFor()
    })
  })

test('/: a list that is pasted before scripts run is answered by the quick order', async () => {
  const { page, context } = await openBrowserSession(browser, shop, { javaScriptEnabled: false })
  await withScreenOnFailure(page, async () => {
    await page.goto('/')
    await page.getByLabel('Daftar belanja').fill('KJ-SMN-PCC-40 20 sak')
    await page.getByRole('button', { name: 'Cocokkan daftar' }).click()
    await page.getByText('1 dari 1 baris siap').waitFor()
  })
  await context.close()
})

test('/: a company’s next step is its negotiations, a retail buyer’s a business account, a guest’s registration', async () => {
  await visit(DESKTOP, async (page, context) => {
    const panel = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Belanja atas nama perusahaan' }),
    })
    await page.goto('/')
    await panel.getByRole('link', { name: 'Daftar akun bisnis' }).waitFor()
    for (const [email, step] of [
      ['retail@contoh.id', 'Jadikan akun bisnis'],
      ['bisnis@contoh.id', 'Lihat negosiasi'],
    ] as const) {
      await context.clearCookies()
      await signIn(page, email)
      await page.goto('/')
      await panel.getByRole('link', { name: step }).waitFor()
      assert.equal(await panel.getByRole('link', { name: 'Daftar akun bisnis' }).count(), 0)
    }
  })
})

test('/: the answered list can be changed in the quick order', async () => {
  const { page, context } = await openBrowserSession(browser, shop)
  await withScreenOnFailure(page, async () => {
    await page.goto('/')
    await page.getByLabel('Daftar belanja').fill('KJ-SMN-PCC-40 20 sak')
    await page.getByRole('button', { name: 'Cocokkan 1 baris' }).click()
    await page.getByRole('button', { name: 'Ubah jumlah di pesan cepat' }).click()
    await page.getByText('1 dari 1 baris siap').waitFor()
  })
  await context.close()
})

test('/: the prices of the day have their date, a trend, a quantity and a button', async () => {
  const { results } = await shop.client().catalogue.featured()
  const first = results[0]!
  const daysAgo = (days: number) =>
    toJakartaDate(new Date(shop.clock.now().getTime() - days * 24 * 3_600_000))
  await shop.pool.query(
    `insert into price (variant_id, price_list_id, valid_from, amount)
     select $1::int, id, day::date, amount from price_list,
       (values ($2, 5000000), ($3, 5100000)) as change (day, amount) where code = 'retail'`,
    [first.offer.id, daysAgo(20), daysAgo(2)],
  )
  await visit(DESKTOP, async (page) => {
    await page.goto('/')
    await page.getByText(`${formatDate(shop.clock.now())} · termasuk PPN`).waitFor()
    const row = page.getByRole('listitem').filter({ hasText: 'Naik sejak 7 hari lalu' })
    await row.getByText(/ 2%$/).waitFor()
    const quantity = row.getByRole('spinbutton')
    await quantity.fill('30')
    await row.getByRole('button', { name: /^Tambah ke keranjang/ }).click()
    await page.getByText('Masuk keranjang.').waitFor()
    await page.goto('/cart')
    assert.equal(await page.locator('main input[name=qty]').first().inputValue(), '30')
  })
})

test('/: categories say from which price, and the prices of the day can be downloaded', async () => {
  const [first] = (await shop.client().catalogue.categories()).results
  const { results } = await shop.client().catalogue.categoryPrices()
  const { price, unit } = results.find(({ slug }) => slug === first!.slug)!
  const { page, context, browserErrors } = await openBrowserSession(browser, shop)
  await withScreenOnFailure(page, async () => {
    await page.goto('/')
    const tile = page.locator(`main a[href="/kategori/${first!.slug}"]`)
    const rupiah = formatQuantity(Number(price.amount))
    await tile.getByText(new RegExp(`mulai Rp\\s?${rupiah}\\s*/ ${unit}`)).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Unduh daftar harga' }).click()
    const file = await download
    const day = toJakartaDate(shop.clock.now())
    assert.equal(file.suggestedFilename(), `daftar-harga-${day}.xlsx`)
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/: a phone has one search field; brands and the business panel lead on', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await page.goto('/')
    assert.equal(await page.locator('input[type=search]:visible').count(), 1)
    await page.getByRole('link', { name: 'Daftar akun bisnis' }).waitFor()
    const brands = page.locator('main a[href^="/brand/"]')
    // Loose goods have none, which the catalogue calls a brand.
    assert.equal(await brands.getByAltText(/tanpa merek/i).count(), 0)
    const brand = brands.first()
    const href = await brand.getAttribute('href')
    await brand.click()
    await page.waitForURL(`**${href}`)
  })
  await context.close()
})
