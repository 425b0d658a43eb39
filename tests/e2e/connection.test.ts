import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBreakableLine } from '../support/browser/breakable-line.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signIn,
  signInStaff,
  withScreenOnFailure,
} from '../support/browser/sessions.ts'
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

/** A browser whose way to the shop can be broken. The page is marked: a reload would remove the mark. */
async function openBreakablePage(
  screen: typeof PHONE | typeof DESKTOP,
  work: (session: {
    page: Page
    line: Awaited<ReturnType<typeof openBreakableLine>>
    open: (address: string) => Promise<void>
    assertSamePage: () => Promise<void>
    setOffline: (isOffline: boolean) => Promise<void>
  }) => Promise<void>,
) {
  const line = await openBreakableLine(shop.origin)
  const { page, context, browserErrors } = await openBrowserSession(
    browser,
    { ...shop, origin: line.origin },
    screen,
  )
  try {
    await withScreenOnFailure(page, () =>
      work({
        page,
        line,
        async open(address) {
          await page.goto(address)
          await page.waitForLoadState('networkidle')
          await page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
        },
        assertSamePage: async () =>
          assert.equal(await page.evaluate(() => 'isSameDocument' in window), true, 'reloaded'),
        setOffline: (isOffline) => context.setOffline(isOffline),
      }),
    )
    assert.deepEqual(browserErrors, [])
  } finally {
    await context.close()
    await line.close()
  }
}

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

for (const [size, screen] of screens) {
  test(`/produk/{slug} at ${size}: *Tambah* without a connection keeps the page and can be repeated`, async () => {
    const { address } = await openProduct()
    await openBreakablePage(screen, async ({ page, line, open, assertSamePage, setOffline }) => {
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
    })
  })

  test(`links at ${size}: without a connection the page stays, with what was typed, and the next press works`, async () => {
    await openBreakablePage(screen, async ({ page, line, open, assertSamePage, setOffline }) => {
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
    })
  })

  test(`search at ${size}: without a connection the text stays, and the next press finds`, async () => {
    await openBreakablePage(screen, async ({ page, open, assertSamePage, setOffline }) => {
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
    })
  })
}
