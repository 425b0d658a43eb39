import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { need } from '#tests/support/lenders/application-steps.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openBreakablePage } from '#tests/support/browser/breakable-page.ts'
import { DESKTOP, PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()
const business = await shop.asBuyer('bisnis@contoh.id')
const { id } = await business.credilinq.eligibility({ body: need() })
const PATH = '/credilinq-registration?langkah=alamat'

const readAddress = async () => (await business.credilinq.step({ id, query: {} })).answers.address
const listSuggestions = (page: Page) =>
  page
    .locator('datalist option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))

test('/credilinq-registration, address: a postal code is suggested while it is typed, and its district is shown at once', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto(PATH)
    const code = page.getByLabel('Kode pos')
    await code.fill('128')
    await page.locator('datalist option[value="12810"]').waitFor({ state: 'attached' })
    const codes = await listSuggestions(page)
    assert.ok(codes.every((each) => each.startsWith('128')))
    await code.fill('12810')
    await page.getByText('Kecamatan Tebet').waitFor()
    assert.deepEqual(await listSuggestions(page), [])
    await assertPageQuality(page, 'the address of an application')
    await code.fill('00000')
    await page.getByText('Kode pos ini tidak kami temukan').waitFor()
    assert.equal(await code.inputValue(), '00000')
  })
})

test('/credilinq-registration, address: where a code has several districts one is chosen, and a draft keeps it', async () => {
  await shop.pool.query(
    `insert into postal_code (code, district_id, source) values ('17520', '32.16.08', 'test')`,
  )
  await visit(DESKTOP, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto(PATH)
    await page.getByLabel('Jalan dan nomor').fill('Jl. Raya Industri No. 1')
    await page.getByLabel('Kode pos').fill('17520')
    const district = page.getByLabel('Kecamatan')
    await district.selectOption('32.16.08')
    await assertPageQuality(page, 'the districts of a postal code')
    await page.reload()
    await page.getByText('Isian Anda yang belum terkirim dipulihkan.').waitFor()
    await page.locator('select option:checked[value="32.16.08"]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
    await page.waitForURL(/langkah=dokumen/)
    const address = await readAddress()
    assert.deepEqual([address.postalCode, address.districtId], ['17520', '32.16.08'])
  })
})

test('/credilinq-registration, address: while the look-up fails the code is typed all the same, and saved afterwards', async () => {
  await openBreakablePage(browser, shop, PHONE, async ({ page, line, open, assertSamePage }) => {
    await signIn(page, 'bisnis@contoh.id')
    await open(PATH)
    const [street, code] = [page.getByLabel('Jalan dan nomor'), page.getByLabel('Kode pos')]
    await line.set('refused')
    await street.fill('Jl. Tebet Raya No. 2')
    await code.fill('12810')
    await page.getByText('Isi saja kode posnya, kami periksa saat disimpan.').waitFor()
    assert.deepEqual(
      [await street.inputValue(), await code.inputValue()],
      ['Jl. Tebet Raya No. 2', '12810'],
    )
    await line.set('up')
    await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
    await page.waitForURL(/langkah=dokumen/)
    await assertSamePage()
    assert.equal((await readAddress()).postalCode, '12810')
  })
})
