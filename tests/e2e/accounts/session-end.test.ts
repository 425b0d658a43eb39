import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBuyerEmail } from '#tests/support/accounts/buyers.ts'
import {
  DRAFT_RESTORED,
  endSessions,
  readFields,
  SESSION_ENDED,
  signInAgain,
} from '#tests/support/browser/ended-session.ts'
import { fill, press } from '#tests/support/browser/forms.ts'
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

const NEW_ADDRESS = '/profile/alamat-pengiriman?baru'

test('/login: a session that ends during a navigation leads to the same page again, with the header of a visitor meanwhile', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, DESKTOP)
  const email = await createBuyerEmail(shop.db)
  await withScreenOnFailure(page, async () => {
    await signIn(page, email)
    await page.goto('/profile')
    await endSessions(shop, email)
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
    await endSessions(shop, email)
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
    await endSessions(shop, 'admin@contoh.id')
    await press(page, 'Keluar')
    await press(page, 'Buang perubahan')
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
      // The buyer who is signed in receives, unless somebody else is named.
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
        await page.getByText(DRAFT_RESTORED).waitFor()
        await page.waitForFunction(
          (village) =>
            document.querySelector<HTMLSelectElement>('[name=villageId]')?.value === village,
          typed[3],
        )
        assert.deepEqual(await readFields(page, fields), typed)
      }
      await page.reload()
      await assertRestored()
      await endSessions(shop, email)
      await press(page, 'Simpan alamat')
      await signInAgain(page, email)
      await page.waitForURL(/alamat-pengiriman\?baru/)
      await assertRestored()
      await press(page, 'Simpan alamat')
      await page.getByText('Blok C2 No. 18').waitFor()
      // Accepted: the next new address starts empty.
      await page.goto(NEW_ADDRESS)
      assert.equal(await page.getByLabel('Jalan, nomor').inputValue(), '')
      assert.equal(await page.getByText(DRAFT_RESTORED).count(), 0)
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
    await endSessions(shop, first)
    await page
      .getByRole('link', { name: /^Pesanan/ })
      .first()
      .click()
    await signInAgain(page, second)
    await page.waitForURL('/profile/daftar-transaksi')
    await page.getByRole('heading', { name: 'Pesanan', level: 1 }).first().waitFor()
    assert.doesNotMatch(await readStored(), /Rahasia/)
    await page.goto(NEW_ADDRESS)
    assert.equal(await page.getByLabel('Jalan, nomor').inputValue(), '')
    await page.getByLabel('Jalan, nomor').fill('Jl. Kedua 8')
    await press(page, 'Keluar')
    await page.waitForURL('/')
    assert.doesNotMatch(await readStored(), /Kedua|signed-in/)
    // Nobody's session has ended: they left on purpose.
    await page.goto('/login?redirect=/profile')
    assert.equal(await page.getByText(SESSION_ENDED).count(), 0)
  })
  await context.close()
})

test('/profile/ubah-kata-sandi: passwords are never stored', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await signIn(page, await createBuyerEmail(shop.db))
  await page.goto('/profile/ubah-kata-sandi')
  await page.getByLabel('Kata sandi sekarang').fill('belanja-2026')
  await page.getByLabel('Kata sandi baru').fill('batu-kali-77')
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  assert.doesNotMatch(stored, /belanja-2026|batu-kali-77|draft /)
  await context.close()
})
