import { LONG_NAME, LONG_NOTE, LONG_PO } from '../long-inputs.ts'
import type { Page } from 'playwright-core'
import { goToPayment } from '#tests/support/browser/purchase-steps.ts'
import {
  fill,
  MISSING_ID,
  notApplicable,
  onlyFull,
  openAt,
  press,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  whileSubmitting,
  type Screen,
} from '../scene.ts'

const buildPaymentPath = ({ unpaid }: { unpaid: string }) =>
  `/payment-confirmation/transfer?order=${unpaid}`
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Opens the assistant and says something, up to its reply. */
const sayToAssistant = async (page: Page, message: string, reply: RegExp) => {
  await waitForHydration(page)
  await page.locator('aside[aria-label="Bantuan"] > button[data-place="free"]').click()
  const panel = page.getByRole('dialog', { name: 'Asisten belanja' })
  await panel.getByLabel('Pesan').fill(message)
  await panel.getByRole('button', { name: 'Kirim' }).click()
  await panel.getByRole('listitem').filter({ hasText: reply }).last().waitFor()
}

export const buyingScreens: Screen[] = [
  {
    route: '/syarat-dan-ketentuan',
    name: 'asisten',
    full: openAt('buyer', '/syarat-dan-ketentuan', (page) =>
      sayToAssistant(page, 'semen 50 kg 20 sak, triplek 20 lembar', /Yang mana|Ada lagi/),
    ),
    empty: openAt('visitor', '/syarat-dan-ketentuan', async (page) => {
      await waitForHydration(page)
      await page.locator('aside[aria-label="Bantuan"] > button[data-place="free"]').click()
      await page.getByText('Tulis bahan yang Anda butuhkan').waitFor()
    }),
    long: openAt('extreme', '/syarat-dan-ketentuan', (page) =>
      sayToAssistant(page, LONG_NOTE.slice(0, 600), /\S/),
    ),
    failing: openAt('visitor', '/syarat-dan-ketentuan', (page) =>
      sayToAssistant(page, 'siapa presiden indonesia?', /Maaf/),
    ),
    slow: notApplicable('The reply is awaited in the panel; the page stays.'),
  },
  {
    route: '/cart',
    name: 'pesan-cepat',
    full: openAt('buyer', '/cart?pesan-cepat&daftar=pernah-dibeli', async (page) => {
      await waitForHydration(page)
      await page.getByRole('button', { name: 'Centang semua' }).click()
    }),
    empty: openAt('buyer', '/cart?pesan-cepat'),
    long: openAt('extreme', '/cart?pesan-cepat', async (page) => {
      await waitForHydration(page)
      await fill(page, {
        'Daftar barang': `${LONG_NOTE.slice(0, 250)}\nsemen 50 kg 25 sak\ntriplek 9 mm`,
      })
      await press(page, 'Cocokkan daftar')
      await page
        .getByText(/baris siap/)
        .first()
        .waitFor()
    }),
    failing: openAt('fresh', '/cart?pesan-cepat&daftar=tersimpan'),
    slow: whileSubmitting('buyer', '/cart?pesan-cepat', async (page) => {
      await fill(page, { 'Daftar barang': 'semen 25 sak' })
      await press(page, 'Cocokkan daftar')
    }),
  },
  {
    route: '/cart',
    name: 'cart',
    full: openAt('buyer', '/cart'),
    empty: openAt('fresh', '/cart'),
    long: openAt('extreme', '/cart'),
    // A page loaded before the stock fell: the quantity is no longer available.
    failing: openAt('buyer', '/cart', async (page) => {
      await waitForHydration(page)
      const quantity = page.locator('input[name=qty]').first()
      await quantity.evaluate((input) => input.removeAttribute('max'))
      await quantity.fill('900000')
      // The field says so once it is left.
      await quantity.blur()
      await page.locator('main').getByRole('alert').first().waitFor()
    }),
    slow: whileNavigating('buyer', '/kategori', '/cart'),
  },
  {
    route: '/cart',
    name: 'kirim-ke',
    full: openAt('buyer', '/cart?kirim-ke&cari=tambun'),
    empty: openAt('visitor', '/cart?kirim-ke'),
    long: openAt('extreme', '/cart?kirim-ke&cari=ka'),
    failing: openAt('visitor', '/cart?kirim-ke&cari=tidak-ada-namanya'),
    slow: whileNavigating('visitor', '/kategori', '/cart?kirim-ke'),
  },
  {
    route: '/cart',
    name: 'cart-dengan-ongkir',
    full: openAt('visitor', '/', async (page) => {
      await chooseDistrict(page)
      const { results } = await page.evaluate(async () => {
        const response = await fetch('/api/product/ec/list?subCategory=semen-abu')
        return ((await response.json()) as { data: { results: { slug: string }[] } }).data
      })
      await page.goto(`/produk/${results[0]!.slug}`)
      await waitForHydration(page)
      await press(page, 'Tambah ke keranjang')
      await page.getByText('Masuk keranjang.').waitFor()
      await page.goto('/cart')
    }),
    empty: notApplicable('an empty cart has no freight'),
    long: notApplicable('it is the same as cart'),
    failing: notApplicable('it is the same as cart'),
    slow: notApplicable('it is the same as cart'),
  },
  onlyFull(
    '/kategori/:categorySlug/:subCategorySlug',
    'sub-kategori-dengan-ongkir',
    openAt('visitor', '/', async (page) => {
      await chooseDistrict(page)
      await page.goto('/kategori/semen-mortar/semen-abu')
    }),
    'it is the same as a list without a district',
  ),
  {
    route: '/checkout',
    name: 'checkout',
    full: openAt('buyer', '/checkout'),
    empty: openAt('fresh', '/checkout'),
    long: openAt('extreme', '/checkout?langkah=penerima', (page) =>
      fill(page, {
        'Nama penerima di lokasi': LONG_NAME,
        'Nomor PO opsional': LONG_PO,
        'Catatan opsional': LONG_NOTE,
      }),
    ),
    failing: openAt('buyer', '/checkout?langkah=penerima', async (page) => {
      await waitForHydration(page)
      await fill(page, { 'Nama penerima di lokasi': 'A', 'Nomor ponsel penerima': '12' })
      await goToPayment(page)
      await press(page, 'Buat pesanan')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: whileSubmitting('buyer', '/checkout?langkah=bayar', (page) =>
      press(page, 'Buat pesanan'),
    ),
  },
  {
    route: '/checkout',
    name: 'checkout-bayar',
    full: openAt('buyer', '/checkout?langkah=bayar'),
    empty: notApplicable('an empty cart has no steps'),
    long: openAt('extreme', '/checkout?langkah=bayar'),
    failing: openAt('buyer', '/checkout?langkah=pengiriman'),
    slow: openAt('buyer', '/checkout?langkah=penerima'),
  },
  {
    route: '/payment-confirmation/transfer',
    name: 'transfer',
    full: openAt('buyer', buildPaymentPath),
    empty: notApplicable('it always belongs to an order'),
    long: openAt('extreme', ({ extremeOrder }) => buildPaymentPath({ unpaid: extremeOrder })),
    failing: openAt('buyer', buildPaymentPath, async (page) => {
      await waitForHydration(page)
      await chooseProof(page, 'Bukan gambar.')
      await press(page, 'Kirim bukti')
      await waitForRefusal(page)
    }),
    slow: whileSubmitting('buyer', buildPaymentPath, async (page) => {
      await chooseProof(page, Buffer.from(ONE_PIXEL, 'base64'))
      await press(page, 'Kirim bukti')
    }),
  },
  {
    route: '/payment-confirmation/va',
    name: 'va',
    full: openAt('buyer', ({ accountOrder: id }) => `/payment-confirmation/va?order=${id}`),
    empty: openAt('visitor', ({ accountOrder: id }) => `/payment-confirmation/va?order=${id}`),
    long: openAt('buyer', ({ codeOrder: id }) => `/payment-confirmation/va?order=${id}`),
    failing: openAt('buyer', `/payment-confirmation/va?order=${MISSING_ID}`),
    slow: openAt(
      'buyer',
      ({ accountOrder: id }) => `/payment-confirmation/va?order=${id}`,
      async (page) => {
        await waitForHydration(page)
        await page.getByText('Ganti cara bayar').click()
      },
    ),
  },
]

const chooseProof = (page: Parameters<typeof press>[0], content: string | Buffer) =>
  page.getByLabel('Foto atau PDF bukti transfer').setInputFiles({
    name: 'bukti-transfer.png',
    mimeType: 'image/png',
    buffer: Buffer.from(content),
  })

/** Chooses a district as a visitor does. */
async function chooseDistrict(page: Parameters<typeof press>[0]) {
  await page.goto('/cart?kirim-ke&cari=tambun+selatan')
  await page.getByRole('button', { name: /Tambun Selatan/ }).click()
  await page
    .getByRole('link', { name: /Kirim ke Tambun Selatan/ })
    .first()
    .waitFor()
}
