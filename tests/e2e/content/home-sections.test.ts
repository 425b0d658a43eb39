import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { waitForHydration } from '#tests/e2e/screenshots/scene.ts'

const { shop, visit } = await openShopAndBrowser()
const staff = await shop.asStaff('konten@contoh.id')
const DRAFT = '/backoffice/konten/beranda'
const ALT = 'Triplek 9 mm: beli 40 lembar, hemat 5 persen'

const drawBanner = async (width: number, height: number) => ({
  name: 'banner.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#1d4f91' } })
    .png()
    .toBuffer(),
})

const publish = async () => {
  const { draftRevision } = await staff.staffHome.page()
  await staff.staffHome.publish({ body: { draftRevision } })
}

const listHeadings = (page: Page) => page.locator('main h2').allTextContents()

test('/backoffice/konten/beranda: a banner goes from a draft over its preview to the next visitor, and back', async () => {
  await visit(DESKTOP, async (page, context) => {
    await signInStaff(page, 'konten@contoh.id')
    await page.goto(DRAFT)
    await waitForHydration(page)
    await page.getByLabel('Jenis').selectOption('banner')
    await page.getByLabel('Judul').fill('Promo triplek')
    await page.getByRole('button', { name: 'Tambah bagian' }).click()
    await page.getByRole('heading', { level: 1, name: 'Promo triplek' }).waitFor()
    await waitForHydration(page)
    await page.getByLabel('Teks gambar').fill(ALT)
    await page.getByLabel('Tujuan').fill('/kategori')
    await page.getByLabel('Tampilkan bagian ini').check()
    await page.getByLabel('Gambar', { exact: true }).setInputFiles(await drawBanner(600, 600))
    await page.getByRole('button', { name: 'Simpan ke draf' }).click()
    await page.getByText('Gambar ini 600 × 600 piksel.').first().waitFor()
    assert.equal(await page.getByLabel('Teks gambar').inputValue(), ALT)
    await page.getByLabel('Gambar', { exact: true }).setInputFiles(await drawBanner(1500, 500))
    await page.getByRole('button', { name: 'Simpan ke draf' }).click()
    await page.getByText('Draf tersimpan.').waitFor()
    await page.getByRole('link', { name: 'Draf beranda' }).click()
    const rows = page
      .locator('main li')
      .filter({ has: page.getByRole('button', { name: /^Naikkan/ }) })
    await rows.last().getByText('Promo triplek').waitFor()
    for (let place = (await rows.count()) - 2; place >= 0; place--) {
      await page.getByRole('button', { name: 'Naikkan Promo triplek' }).click()
      await rows.nth(place).getByText('Promo triplek').waitFor()
    }
    await assertPageQuality(page, 'draft of the home page')
    const visitor = await context.browser()!.newContext({ baseURL: shop.origin })
    const home = await visitor.newPage()
    await home.goto('/')
    assert.equal(await home.getByAltText(ALT).count(), 0)
    await page.getByRole('link', { name: 'Lihat pratinjau' }).click()
    await page.getByText('Draf beranda ini belum dilihat pembaca.').waitFor()
    await page.getByAltText(ALT).waitFor()
    assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex, follow')
    await assertPageQuality(page, 'preview of the home page')
    const preview = page.url()
    await page.getByRole('link', { name: 'Kembali ke draf' }).click()
    await page.getByRole('button', { name: 'Terbitkan beranda' }).click()
    await page.getByText('Pembaca melihat beranda ini.').waitFor()
    await home.goto('/')
    const banner = home.getByAltText(ALT)
    assert.equal(await banner.getAttribute('fetchpriority'), 'high')
    await banner.click()
    await home.waitForURL('/kategori')
    assert.equal((await home.goto(preview))!.status(), 404)
    await page.getByRole('button', { name: 'Pakai versi 1' }).click()
    await page.getByRole('button', { name: 'Ya, pakai' }).click()
    await page.getByRole('button', { name: 'Terbitkan beranda' }).click()
    await page.getByText('Pembaca melihat beranda ini.').waitFor()
    await home.goto('/')
    assert.equal(await home.getByAltText(ALT).count(), 0)
    await visitor.close()
  })
})

test('/backoffice/konten/beranda: what a section shows is searched for by name, ordered and taken out', async () => {
  const { sections } = await staff.staffHome.page()
  const { id } = sections.find(({ kind }) => kind === 'categories')!
  await visit(PHONE, async (page) => {
    await signInStaff(page, 'konten@contoh.id')
    await page.goto(`${DRAFT}/${id}`)
    await waitForHydration(page)
    const search = page.getByRole('combobox', { name: 'Tambah kategori' })
    const names: string[] = []
    // By keyboard alone: the field is empty again, and has the focus.
    await search.and(page.locator('input')).focus()
    for (const text of ['semen', 'triplek', 'besi']) {
      await page.keyboard.insertText(text)
      names.push((await page.getByRole('option').first().textContent())!)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: `Keluarkan ${names.at(-1)}` }).waitFor()
      assert.equal(await search.inputValue(), '')
    }
    const rows = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Keluarkan/ }) })
    const listNames = () => rows.locator('span:nth-child(2)').allTextContents()
    assert.deepEqual(await listNames(), names)
    await page.getByRole('button', { name: `Naikkan ${names[2]}` }).click()
    await page.getByRole('button', { name: `Keluarkan ${names[0]}` }).click()
    assert.deepEqual(await listNames(), [names[2], names[1]])
    await assertPageQuality(page, 'section with chosen categories')
    // What was chosen and not yet saved is there after a reload.
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('button', { name: `Naikkan ${names[1]}` }).waitFor()
    assert.deepEqual(await listNames(), [names[2], names[1]])
    await page.getByRole('button', { name: 'Simpan ke draf' }).click()
    await page.getByText('Draf tersimpan.').waitFor()
    const { keys, choices } = await staff.staffHome.section({ id })
    assert.deepEqual(
      keys.map((key) => choices.find(({ slug }) => slug === key)!.name),
      [names[2], names[1]],
    )
    await staff.staffHome.changeSection({
      id,
      body: { ...(await staff.staffHome.section({ id })), picture: undefined, keys: [] },
    })
  })
})

test('/: a title that staff gave, an order that they chose, and a section that they switched off', async () => {
  const { sections } = await staff.staffHome.page()
  const find = (kind: string) => sections.find((section) => section.kind === kind)!
  const change = (section: (typeof sections)[number], values: object) =>
    staff.staffHome.changeSection({
      id: section.id,
      body: { ...section, picture: undefined, ...values },
    })
  await change(find('brands'), { title: 'Merek andalan tukang', keys: ['rimbaply'] })
  await change(find('popular'), { isOn: false })
  await staff.staffHome.moveSection({ id: find('brands').id, body: { place: 2 } })
  await publish()
  await visit(PHONE, async (page) => {
    await page.goto('/')
    const headings = await listHeadings(page)
    assert.ok(!headings.includes('Paling laku'))
    assert.ok(headings.indexOf('Merek andalan tukang') < headings.indexOf('Kategori'))
    const strip = page.locator('section').filter({ hasText: 'Merek andalan tukang' })
    assert.deepEqual(
      await strip
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ['/brand/rimbaply'],
    )
    await assertPageQuality(page, 'arranged home page')
  })
})

test('/: what this browser viewed comes below the window, and the page does not move', async () => {
  const [product] = (await shop.client().catalogue.products({ query: { count: 1 } })).results
  await visit(DESKTOP, async (page) => {
    await page.goto('/')
    await waitForHydration(page)
    assert.ok(!(await listHeadings(page)).includes('Terakhir dilihat'))
    await page.goto(`/produk/${product!.slug}`)
    await page.waitForFunction(() => localStorage.getItem('terakhir-dilihat') !== null)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    const viewed = page.locator('section').filter({ hasText: 'Terakhir dilihat' })
    await viewed.getByRole('link', { name: product!.name }).waitFor({ state: 'attached' })
    assert.deepEqual(
      await page.evaluate(() => (window as never as { shifts: number[] }).shifts),
      [],
    )
    await viewed.getByRole('link', { name: product!.name }).click()
    await page.waitForURL(`/produk/${product!.slug}`)
  })
})
