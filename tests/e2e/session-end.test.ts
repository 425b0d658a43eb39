import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { createBuyerEmail } from '../support/buyers.ts'
import { fill, press } from '../support/browser/forms.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  PROOF_IMAGE,
  signIn,
  signInStaff,
  withScreenOnFailure,
} from '../support/browser/sessions.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'
import { createProduct } from '../support/products.ts'

const { shop, browser } = await openShopAndBrowser()

const REASON = 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan'
const RESTORED = 'Isian Anda yang belum terkirim dipulihkan.'
const NEW_ADDRESS = '/profile/alamat-pengiriman?baru'

/** Ends every session of a person, as a suspension or signing out everywhere does. */
const endSessions = (email: string) =>
  shop.pool.query(
    `update session set ended_at = now(), ended_why = 'signed_out_everywhere'
     where ended_at is null and (account_id = (select id from account where email = $1)
       or staff_id = (select id from staff where email = $1))`,
    [email],
  )

const signInAgain = async (page: Page, email: string, password = 'belanja-2026') => {
  await page.getByText(REASON).waitFor()
  await fill(page, { Email: email, 'Kata sandi': password })
  await press(page, 'Masuk')
}

const readFields = (page: Page, labels: readonly string[]) =>
  Promise.all(labels.map((label) => page.getByLabel(label).first().inputValue()))

test('/login: a session that ends during a navigation leads to the same page again, with the header of a visitor meanwhile', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, DESKTOP)
  const email = await createBuyerEmail(shop.db)
  await withScreenOnFailure(page, async () => {
    await signIn(page, email)
    await page.goto('/profile')
    await endSessions(email)
    await page.getByRole('link', { name: 'Alamat pengiriman' }).first().click()
    await page.waitForURL(/\/login\?/)
    const query = new URL(page.url()).searchParams
    assert.equal(query.get('redirect'), '/profile/alamat-pengiriman')
    await signInAgain(page, email)
    await page.waitForURL('/profile/alamat-pengiriman')
    await page.getByRole('heading', { name: 'Alamat pengiriman' }).waitFor()
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/kategori: a session that has ended shows the header of a visitor at once', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  const email = await createBuyerEmail(shop.db)
  await withScreenOnFailure(page, async () => {
    await signIn(page, email)
    await page.goto('/cart')
    assert.equal(await page.getByRole('link', { name: 'Pembeli U.' }).count(), 1)
    await endSessions(email)
    await page.locator('header + nav').getByRole('link').first().click()
    await page.waitForURL(/\/kategori\//)
    await page.locator('header').getByRole('link', { name: 'Masuk', exact: true }).first().waitFor()
    assert.equal(await page.getByRole('link', { name: 'Pembeli U.' }).count(), 0)
  })
  await context.close()
})

test('POST to an address without a page: sign-in returns to the page with the form', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto('/backoffice/merek/baru')
    await fill(page, { Nama: 'Merek Uji' })
    await endSessions('admin@contoh.id')
    await press(page, 'Keluar')
    await page.waitForURL(/\/backoffice\/login\?/)
    assert.equal(new URL(page.url()).searchParams.get('redirect'), '/backoffice/merek/baru')
  })
  await context.close()
})

for (const [name, screen] of [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const)
  test(`${NEW_ADDRESS} at ${name}: an address is as it was after a reload and after signing in again`, async () => {
    const { page, context } = await openBrowserSession(browser, shop, screen)
    const email = await createBuyerEmail(shop.db)
    const regions = ['Provinsi', 'Kota atau kabupaten', 'Kecamatan', 'Desa atau kelurahan']
    const fields = [...regions, 'Kode pos', 'Jalan, nomor', 'Nama penerima', 'Titik peta']
    await withScreenOnFailure(page, async () => {
      await signIn(page, email)
      await page.goto(NEW_ADDRESS)
      // Whoever signs in receives, unless somebody else is named.
      assert.deepEqual(await readFields(page, ['Nama penerima', 'Nomor ponsel penerima']), [
        'Pembeli Uji',
        '0812 9041 773',
      ])
      for (const [index, option] of [
        'Jawa Barat',
        'Kabupaten Bekasi',
        'Cikarang Barat',
        'Telaga Asih',
      ].entries()) {
        const select = page.getByLabel(regions[index]!, { exact: true })
        await select.locator('option', { hasText: option }).first().waitFor({ state: 'attached' })
        await select.selectOption({ label: option })
      }
      await page.waitForFunction(
        () => document.querySelector<HTMLSelectElement>('[name=villageId]')?.value !== '',
      )
      await page.getByLabel('Kode pos').fill('17530')
      await page.getByLabel('Jalan, nomor').fill('Jl. Kalimantan Blok C2 No. 18')
      await page.getByLabel('Nama penerima').fill('Pak Warsito')
      await page.getByLabel('Titik peta').fill('-6.2088, 106.8456')
      const typed = await readFields(page, fields)
      const assertRestored = async () => {
        await page.getByText(RESTORED).waitFor()
        await page.waitForFunction(
          (village) =>
            document.querySelector<HTMLSelectElement>('[name=villageId]')?.value === village,
          typed[3],
        )
        assert.deepEqual(await readFields(page, fields), typed)
      }
      await page.reload()
      await assertRestored()
      await endSessions(email)
      await press(page, 'Simpan alamat')
      await signInAgain(page, email)
      await page.waitForURL(/alamat-pengiriman\?baru/)
      await assertRestored()
      await press(page, 'Simpan alamat')
      await page.getByText('Blok C2 No. 18').waitFor()
      // Accepted: the next new address starts empty.
      await page.goto(NEW_ADDRESS)
      assert.equal(await page.getByLabel('Jalan, nomor').inputValue(), '')
      assert.equal(await page.getByText(RESTORED).count(), 0)
    })
    await context.close()
  })

test('sessionStorage: another person who signs in in the same tab finds nothing, and signing out forgets', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  const [first, second] = [await createBuyerEmail(shop.db), await createBuyerEmail(shop.db)]
  const readStored = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await withScreenOnFailure(page, async () => {
    await signIn(page, first)
    await page.goto(NEW_ADDRESS)
    await page.getByLabel('Jalan, nomor').fill('Jl. Rahasia 7')
    assert.match(await readStored(), /Jl\. Rahasia 7/)
    await endSessions(first)
    await page.getByRole('link', { name: 'Daftar transaksi' }).first().click()
    await signInAgain(page, second)
    await page.waitForURL('/profile/daftar-transaksi')
    await page
      .getByRole('heading', { name: /transaksi/i })
      .first()
      .waitFor()
    assert.doesNotMatch(await readStored(), /Rahasia/)
    await page.goto(NEW_ADDRESS)
    assert.equal(await page.getByLabel('Jalan, nomor').inputValue(), '')
    await page.getByLabel('Jalan, nomor').fill('Jl. Kedua 8')
    await press(page, 'Keluar')
    await page.waitForURL('/')
    assert.doesNotMatch(await readStored(), /Kedua|signed-in/)
    // Nobody's session has ended: they left on purpose.
    await page.goto('/login?redirect=/profile')
    assert.equal(await page.getByText(REASON).count(), 0)
  })
  await context.close()
})

test('/profile/ubah-kata-sandi: passwords are never kept', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await signIn(page, await createBuyerEmail(shop.db))
  await page.goto('/profile/ubah-kata-sandi')
  await page.getByLabel('Kata sandi sekarang').fill('belanja-2026')
  await page.getByLabel('Kata sandi baru').fill('batu-kali-77')
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  assert.doesNotMatch(stored, /belanja-2026|batu-kali-77|draft /)
  await context.close()
})

test('/checkout: the vehicle, the date and the note are there on coming back, and the order keeps its idempotency key', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  const email = await createBuyerEmail(shop.db)
  const product_variant_id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
  await withScreenOnFailure(page, async () => {
    await signIn(page, email)
    const form = { intent: 'add', product_variant_id, qty: '10' }
    assert.equal((await page.request.post('/cart', { form })).status(), 200)
    await page.goto('/checkout')
    const other = page.locator('input[name="kendaraan"]:enabled:not(:checked)').first()
    const vehicle = await other.getAttribute('value')
    await other.check({ force: true })
    await page.waitForURL(new RegExp(`kendaraan=${vehicle}`))
    const date = await page
      .getByLabel('Tanggal kirim')
      .locator('option')
      .nth(1)
      .getAttribute('value')
    await page.getByLabel('Tanggal kirim').selectOption(date!)
    await page.getByLabel('Catatan').fill('Bongkar di depan pagar')
    await page.goto('/cart')
    await page.getByRole('link', { name: 'Lanjut ke pengiriman' }).click()
    const assertRestored = async () => {
      await page.getByText(RESTORED).waitFor()
      await page.waitForURL(new RegExp(`kendaraan=${vehicle}`))
      await page.locator(`input[name="kendaraan"][value="${vehicle}"]:checked`).waitFor()
      assert.deepEqual(await readFields(page, ['Tanggal kirim', 'Catatan']), [
        date!,
        'Bongkar di depan pagar',
      ])
    }
    await assertRestored()
    const keys: string[] = []
    page.on('request', (request) => {
      const key = new URLSearchParams(request.postData() ?? '').get('key')
      if (key) keys.push(key)
    })
    await endSessions(email)
    await press(page, 'Buat pesanan')
    await signInAgain(page, email)
    await assertRestored()
    await page.getByRole('button', { name: 'Buat pesanan' }).dblclick()
    await page.waitForURL(/payment-confirmation/)
    // Both presses and both attempts have one idempotency key: one order in any case.
    assert.equal(keys.length, 2, keys.join())
    assert.equal(new Set(keys).size, 1)
  })
  const { rows } = await shop.pool.query(
    'select count(*)::int as orders from sales_order where account_id = (select id from account where email = $1)',
    [email],
  )
  assert.deepEqual(rows, [{ orders: 1 }])
  await context.close()
})

test('/payment-confirmation/transfer: a chosen file is still there after signing in again', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  const email = await createBuyerEmail(shop.db)
  const product_variant_id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
  await withScreenOnFailure(page, async () => {
    await signIn(page, email)
    const form = { intent: 'add', product_variant_id, qty: '10' }
    assert.equal((await page.request.post('/cart', { form })).status(), 200)
    await page.goto('/checkout')
    await press(page, 'Buat pesanan')
    await page.waitForURL(/payment-confirmation/)
    await page.getByLabel('Foto atau PDF bukti transfer').setInputFiles(PROOF_IMAGE)
    await page.getByLabel('Catatan').fill('dari rekening istri')
    await endSessions(email)
    await press(page, 'Kirim bukti')
    await signInAgain(page, email)
    await page.getByText(RESTORED).waitFor()
    await page.getByText('bukti.png').waitFor()
    assert.equal(await page.getByLabel('Catatan').inputValue(), 'dari rekening istri')
    // A reload cannot give a file back: it says which one to choose again.
    await page.reload()
    await page.getByText(`${RESTORED} Pilih lagi berkasnya: bukti.png.`).waitFor()
    await page.getByLabel('Foto atau PDF bukti transfer').setInputFiles(PROOF_IMAGE)
    await press(page, 'Kirim bukti')
    await page.getByText('Bukti sudah kami terima').waitFor()
  })
  await context.close()
})

test('/backoffice/produk: a draft typed against an older revision says so', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto('/backoffice/merek')
    await page
      .locator('main')
      .getByRole('link', { name: /produk/ })
      .first()
      .click()
    await page.getByLabel('Cerita').fill('Cerita yang panjang')
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await shop.pool.query('update brand set revision = revision + 1 where id = $1', [id])
    await page.reload()
    await page.getByText('Data ini berubah setelah Anda mengetik.').waitFor()
    assert.equal(await page.getByLabel('Cerita').inputValue(), 'Cerita yang panjang')
    await press(page, 'Kosongkan')
    assert.notEqual(await page.getByLabel('Cerita').inputValue(), 'Cerita yang panjang')
  })
  await context.close()
})
