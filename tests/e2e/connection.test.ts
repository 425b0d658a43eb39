import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBreakablePage } from '../support/browser/breakable-page.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '../support/browser/sessions.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'
import { createProduct } from '../support/products.ts'

const { shop, browser } = await openShopAndBrowser()

const screens = [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const

const OFFLINE_FORM = 'Tidak ada sambungan internet. Isian Anda tetap ada; coba kirim lagi.'
const OFFLINE_NOTICE = 'Tidak ada sambungan internet. Halaman ini dan isian Anda tetap ada.'
const UNREACHABLE_NOTICE = 'Toko belum dapat dihubungi. Coba lagi sebentar lagi.'

async function openProduct() {
  const id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
  const row = await shop.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('product.slug')
    .where('variant.id', '=', Number(id))
    .executeTakeFirstOrThrow()
  return { id, address: `/produk/${row.slug}` }
}

const readCart = async (page: Page) => {
  await page.goto('/cart')
  return page.locator('main').getByRole('spinbutton').first().inputValue()
}

const addToCart = (page: Page, product_variant_id: string, qty: number) =>
  page.request.post('/cart', { form: { intent: 'add', product_variant_id, qty: String(qty) } })

const countOrders = async () =>
  Number(
    (
      await shop.db
        .selectFrom('sales_order')
        .select(({ fn }) => fn.countAll().as('orders'))
        .executeTakeFirstOrThrow()
    ).orders,
  )

for (const [size, screen] of screens) {
  test(`/produk/{slug} at ${size}: *Tambah* without a connection keeps the page and can be repeated`, async () => {
    const { address } = await openProduct()
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, line, open, assertSamePage, setOffline }) => {
        await open(address)
        const quantity = page.getByRole('complementary', { name: 'Beli' }).getByRole('spinbutton')
        await quantity.fill('7')
        await setOffline(true)
        const add = page.getByRole('button', { name: 'Tambah ke keranjang', exact: true })
        await add.click()
        await page.getByText(OFFLINE_NOTICE).waitFor()
        assert.equal(await quantity.inputValue(), '7')
        await setOffline(false)
        await line.set('refused')
        await add.click()
        await page.getByText(UNREACHABLE_NOTICE).waitFor()
        await line.set('gateway')
        await add.click()
        await page.getByText(UNREACHABLE_NOTICE).waitFor()
        await assertSamePage()
        await line.set('up')
        await add.click()
        await page.getByText('Masuk keranjang.').waitFor()
        await assertSamePage()
        assert.equal(await readCart(page), '7')
      },
    )
  })

  test(`links at ${size}: without a connection the page stays, with what was typed, and the next press works`, async () => {
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, line, open, assertSamePage, setOffline }) => {
        await open('/login?redirect=/cart')
        await page.getByLabel('Email').fill('rudi@contoh.id')
        const link = page
          .locator('main')
          .getByRole('link', { name: /Daftar|Lupa/ })
          .first()
        for (const state of ['offline', 'refused', 'gateway'] as const) {
          await (state === 'offline' ? setOffline(true) : line.set(state))
          await link.click()
          await page.getByText(state === 'offline' ? OFFLINE_NOTICE : UNREACHABLE_NOTICE).waitFor()
          await (state === 'offline' ? setOffline(false) : line.set('up'))
          assert.equal(new URL(page.url()).pathname, '/login')
          assert.equal(await page.getByLabel('Email').inputValue(), 'rudi@contoh.id')
          await page.getByRole('status', { name: 'Memuat halaman' }).waitFor({ state: 'hidden' })
        }
        await assertSamePage()
        await link.click()
        await page.waitForURL((url) => url.pathname !== '/login')
        await assertSamePage()
      },
    )
  })

  test(`search at ${size}: without a connection the text stays, and the next press finds`, async () => {
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, open, assertSamePage, setOffline }) => {
        await open('/kategori')
        const field = page.locator('header input[name="search"]')
        await setOffline(true)
        await field.fill('semen')
        await field.press('Enter')
        await page.getByText(OFFLINE_NOTICE).waitFor()
        assert.equal(await field.inputValue(), 'semen')
        await setOffline(false)
        await field.press('Enter')
        await page.waitForURL(/\/produk\?search=semen/)
        await assertSamePage()
      },
    )
  })

  test(`/cart at ${size}: a quantity that could not be sent stays as typed and is sent by the next change`, async () => {
    const { id } = await openProduct()
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, open, assertSamePage, setOffline }) => {
        await page.goto('/')
        await addToCart(page, id, 3)
        await open('/cart')
        const quantity = page.locator('main').getByRole('spinbutton').first()
        await setOffline(true)
        await quantity.fill('8')
        await page.getByRole('alert').filter({ hasText: OFFLINE_FORM }).waitFor()
        assert.equal(await quantity.inputValue(), '8')
        await setOffline(false)
        const saved = page.waitForResponse((response) => response.request().method() === 'POST')
        await quantity.fill('9')
        await saved
        await page.getByRole('alert').filter({ hasText: OFFLINE_FORM }).waitFor({ state: 'hidden' })
        await assertSamePage()
        assert.equal(await readCart(page), '9')
      },
    )
  })

  test(`/checkout at ${size}: *Buat pesanan* without a connection keeps the form, and the next press orders`, async () => {
    const { id } = await openProduct()
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, line, open, assertSamePage, setOffline }) => {
        await signIn(page)
        await addToCart(page, id, 2)
        await open('/checkout')
        await page.getByLabel('Catatan').fill('Telepon dulu sebelum datang')
        const order = page.getByRole('button', { name: 'Buat pesanan' })
        await setOffline(true)
        await order.click()
        await page.getByRole('alert').filter({ hasText: OFFLINE_FORM }).waitFor()
        assert.equal(await page.getByLabel('Catatan').inputValue(), 'Telepon dulu sebelum datang')
        await setOffline(false)
        const before = await countOrders()
        await line.set('lost')
        await order.click()
        await page
          .getByRole('alert')
          .filter({ hasText: 'belum pasti kiriman ini sampai' })
          .waitFor()
        assert.equal(await page.getByLabel('Catatan').inputValue(), 'Telepon dulu sebelum datang')
        await assertSamePage()
        assert.equal(await countOrders(), before + 1)
        await line.set('up')
        await order.click()
        await page.waitForURL(/payment-confirmation/)
        await assertSamePage()
        assert.equal(await countOrders(), before + 1)
      },
    )
  })

  test(`/backoffice at ${size}: a brand that could not be saved stays as typed, and the next press saves it`, async () => {
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, line, open, assertSamePage, setOffline }) => {
        await signInStaff(page, 'konten@contoh.id')
        await open('/backoffice/merek/baru')
        const name = `Merek ${size}`
        await page.getByLabel('Nama', { exact: true }).fill(name)
        await page.getByLabel('Cerita').fill('Dari Cikarang sejak 1982.')
        const save = page.getByRole('button', { name: 'Tambah merek' })
        await setOffline(true)
        await save.click()
        await page.getByRole('alert').filter({ hasText: OFFLINE_FORM }).waitFor()
        await setOffline(false)
        await line.set('gateway')
        await save.click()
        await page
          .getByRole('alert')
          .filter({ hasText: 'belum pasti kiriman ini sampai' })
          .waitFor()
        assert.equal(await page.getByLabel('Cerita').inputValue(), 'Dari Cikarang sejak 1982.')
        await line.set('up')
        await save.click()
        await page.waitForURL((url) => /\/merek\/(?!baru)/.test(url.pathname))
        await assertSamePage()
        assert.equal(await page.getByLabel('Nama', { exact: true }).inputValue(), name)
      },
    )
  })
}

test('/produk/{slug}: *Tambah* pressed again after a lost response adds once', async () => {
  const { id, address } = await openProduct()
  const other = await openProduct()
  await openBreakablePage(browser, shop, PHONE, async ({ page, line, open }) => {
    await page.goto('/')
    await addToCart(page, other.id, 1)
    await open(address)
    await page.getByRole('complementary', { name: 'Beli' }).getByRole('spinbutton').fill('4')
    const add = page.getByRole('button', { name: 'Tambah ke keranjang', exact: true })
    await line.set('lost')
    await add.click()
    await page.getByRole('alert').filter({ hasText: 'belum pasti kiriman ini sampai' }).waitFor()
    await line.set('up')
    await add.click()
    await page.getByText('Masuk keranjang.').waitFor()
    const { quantity } = await shop.db
      .selectFrom('cart_line')
      .select('quantity')
      .where('variant_id', '=', Number(id))
      .executeTakeFirstOrThrow()
    assert.equal(Number(quantity), 4)
  })
})

test('/produk/{slug}: *Tambah* pressed again after a lost response fills the cart of a new visitor', async () => {
  const { address } = await openProduct()
  await openBreakablePage(browser, shop, DESKTOP, async ({ page, line, open }) => {
    await open(address)
    await page.getByRole('complementary', { name: 'Beli' }).getByRole('spinbutton').fill('4')
    const add = page.getByRole('button', { name: 'Tambah ke keranjang', exact: true })
    await line.set('lost')
    await add.click()
    await page.getByRole('alert').filter({ hasText: 'belum pasti kiriman ini sampai' }).waitFor()
    await line.set('up')
    await add.click()
    await page.getByText('Masuk keranjang.').waitFor()
    assert.equal(await readCart(page), '4')
  })
})

test('/backoffice/stok: a receipt sent again after a lost response is recorded once', async () => {
  const { id } = await openProduct()
  const { sku } = await shop.db
    .selectFrom('variant')
    .select('sku')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow()
  const readStock = async () =>
    (
      await shop.db
        .selectFrom('stock')
        .select('on_hand')
        .where('variant_id', '=', Number(id))
        .execute()
    ).reduce((sum, { on_hand }) => sum + Number(on_hand), 0)
  const before = await readStock()
  await openBreakablePage(browser, shop, DESKTOP, async ({ page, line, open }) => {
    await signInStaff(page, 'konten@contoh.id')
    await open('/backoffice/stok?terima')
    await page.getByLabel('Nomor surat jalan').fill('SJ-1')
    await page.getByLabel('Pemasok').fill('Karang Jaya')
    await page.getByLabel('SKU 1', { exact: true }).fill(sku)
    await page.getByLabel('Jumlah').first().fill('25')
    const save = page.getByRole('button', { name: 'Catat barang masuk' })
    await line.set('lost')
    await save.click()
    await page.getByRole('alert').filter({ hasText: 'belum pasti kiriman ini sampai' }).waitFor()
    await line.set('up')
    await save.click()
    await page.getByText('Barang masuk tercatat.').waitFor()
    assert.equal(await readStock(), before + 25)
  })
})

test('going back without a connection keeps the page and its address', async () => {
  await openBreakablePage(browser, shop, PHONE, async ({ page, line, open, assertSamePage }) => {
    await open('/kategori')
    await page.locator('main a[href^="/kategori/"]').first().click()
    await page.waitForURL(/\/kategori\/.+/)
    const { pathname } = new URL(page.url())
    await line.set('refused')
    await page.evaluate(() => history.back())
    await page.getByText(UNREACHABLE_NOTICE).waitFor()
    await page.waitForURL((url) => url.pathname === pathname)
    await assertSamePage()
    await line.set('up')
    await page.evaluate(() => history.back())
    await page.waitForURL((url) => url.pathname === '/kategori')
    await page.getByRole('heading', { level: 1, name: /Semua kategori|Kategori/ }).waitFor()
    await assertSamePage()
  })
})

test('links on a slow line: the page waits for the next one and says nothing about the connection', async () => {
  await openBreakablePage(browser, shop, PHONE, async ({ page, open, assertSamePage }) => {
    await open('/kategori')
    const devTools = await page.context().newCDPSession(page)
    // Slow 3G as Chromium's developer tools define it.
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2_000,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    const notices: string[] = []
    await page.exposeFunction('reportNotice', (text: string) => void notices.push(text))
    await page.evaluate((): void => {
      const host = document.querySelector('[data-connection]')!
      const { reportNotice } = window as unknown as { reportNotice: (text: string) => void }
      new MutationObserver(() => reportNotice(host.textContent)).observe(host, {
        childList: true,
        subtree: true,
      })
    })
    await page.locator('main a[href^="/kategori/"]').first().click()
    await page.waitForURL(/\/kategori\/.+/)
    await assertSamePage()
    assert.deepEqual(notices, [])
  })
})

test('links: a shop that accepts requests and never answers is told apart, and the page stays', async () => {
  await openBreakablePage(browser, shop, DESKTOP, async ({ page, line, open, assertSamePage }) => {
    await page.clock.install()
    await open('/kategori')
    await line.set('silent')
    await page.locator('main a[href^="/kategori/"]').first().click()
    await page.getByRole('status', { name: 'Memuat halaman' }).waitFor()
    await page.clock.fastForward(31_000)
    await page.getByText('Toko belum menjawab.').waitFor()
    assert.equal(new URL(page.url()).pathname, '/kategori')
    await assertSamePage()
  })
})
