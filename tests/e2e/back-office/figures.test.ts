import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const PAGE = '/backoffice/angka'
/** The advisory lock of `summarizeDays`: while the test holds it, no day is worked out. */
const SUMMARY_LOCK = 7_202_614

test('/backoffice/angka: figures that a job still works out are announced, and appear by themselves', async () => {
  await shop.pool.query(
    `insert into visit (at, path, agent) select $1::timestamptz, '/faq', 'uji' from generate_series(1, 5000)`,
    [new Date(shop.clock.now().getTime() - days(20))],
  )
  const holder = await shop.pool.connect()
  await holder.query('select pg_advisory_lock($1)', [SUMMARY_LOCK])
  await visit(PHONE, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto(PAGE)
    await page.getByText('Angka periode ini sedang dihitung').waitFor()
    assert.equal(await page.getByText('Nilai pesanan').count(), 0)
    await assertPageQuality(page, 'figures that are worked out')
    await holder.query('select pg_advisory_unlock($1)', [SUMMARY_LOCK])
    await page.getByText('Nilai pesanan').first().waitFor()
    assert.equal(await page.getByText('Angka periode ini sedang dihitung').count(), 0)
    await assertPageQuality(page, 'figures')
  })
  holder.release()
})

test('/backoffice/angka: weeks and months are chosen, and a table is downloaded', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto(PAGE)
    await page.getByRole('link', { name: 'Per bulan' }).click()
    await page.waitForURL(/per=month/)
    await page.getByText('Nilai pesanan').first().waitFor()
    const link = page.locator('main a[href*="ekspor"], main a[href*="export"]').first()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    assert.match(download.suggestedFilename(), /\.(xlsx|csv)$/)
  })
})
