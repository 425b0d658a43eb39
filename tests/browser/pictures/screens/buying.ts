import { LONG_NAME, LONG_NOTE, LONG_PO } from '../extremes.ts'
import { arriving, at, fill, none, press, sending, taken, type Screen } from '../scene.ts'

const payment = ({ unpaid }: { unpaid: string }) => `/payment-confirmation/transfer?order=${unpaid}`
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

export const buying: Screen[] = [
  {
    route: '/cart',
    name: 'pesan-cepat',
    full: at('buyer', '/cart?pesan-cepat&daftar=pernah-dibeli', async (page) => {
      await taken(page)
      await page.getByText('Simpan sebagai daftar').click()
    }),
    empty: at('buyer', '/cart?pesan-cepat'),
    long: at('extreme', '/cart?pesan-cepat', async (page) => {
      await taken(page)
      await fill(page, {
        'Daftar barang': `${LONG_NOTE.slice(0, 250)}\nsemen 50 kg 25 sak\ntriplek 9 mm`,
      })
      await press(page, 'Cocokkan daftar')
      await page
        .getByText(/baris siap/)
        .first()
        .waitFor()
    }),
    failing: at('fresh', '/cart?pesan-cepat&daftar=tersimpan'),
    slow: sending('buyer', '/cart?pesan-cepat', async (page) => {
      await fill(page, { 'Daftar barang': 'semen 25 sak' })
      await press(page, 'Cocokkan daftar')
    }),
  },
  {
    route: '/cart',
    name: 'cart',
    full: at('buyer', '/cart'),
    empty: at('fresh', '/cart'),
    long: at('extreme', '/cart'),
    // A page opened before the stock fell: what is asked for is no longer there.
    failing: at('buyer', '/cart', async (page) => {
      await taken(page)
      const quantity = page.locator('input[name=qty]').first()
      await quantity.evaluate((input) => input.removeAttribute('max'))
      await quantity.fill('900000')
      await page.locator('main').getByRole('alert').first().waitFor()
    }),
    slow: arriving('buyer', '/kategori', '/cart'),
  },
  {
    route: '/checkout',
    name: 'checkout',
    full: at('buyer', '/checkout'),
    empty: at('fresh', '/checkout'),
    long: at('extreme', '/checkout', (page) =>
      fill(page, {
        'Nama penerima di lokasi': LONG_NAME,
        'Nomor PO opsional': LONG_PO,
        'Catatan opsional': LONG_NOTE,
      }),
    ),
    failing: at('buyer', '/checkout', async (page) => {
      await taken(page)
      await fill(page, { 'Nama penerima di lokasi': 'A', 'Nomor ponsel penerima': '12' })
      await press(page, 'Buat pesanan')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: sending('buyer', '/checkout', (page) => press(page, 'Buat pesanan')),
  },
  {
    route: '/payment-confirmation/transfer',
    name: 'transfer',
    full: at('buyer', payment),
    empty: none('it always belongs to an order'),
    long: at('extreme', ({ extremeOrder }) => payment({ unpaid: extremeOrder })),
    failing: at('buyer', payment, async (page) => {
      await taken(page)
      await proof(page, 'Bukan gambar.')
      await press(page, 'Kirim bukti')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: sending('buyer', payment, async (page) => {
      await proof(page, Buffer.from(ONE_PIXEL, 'base64'))
      await press(page, 'Kirim bukti')
    }),
  },
]

const proof = (page: Parameters<typeof press>[0], content: string | Buffer) =>
  page.getByLabel('Foto atau PDF bukti transfer').setInputFiles({
    name: 'bukti-transfer.png',
    mimeType: 'image/png',
    buffer: Buffer.from(content),
  })
