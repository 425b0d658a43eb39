import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatExact } from '#platform/format.ts'
import { setUpLenderOrders } from '#tests/support/lenders/lender-orders.ts'
import { createBorrower } from '#tests/support/lenders/open-limit.ts'
import { loadBalances } from '#tests/support/finance/ledger.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const { finance, placePaidInVain } = await setUpLenderOrders(shop)

test('/backoffice/pembiayaan/pencairan/{id}: finance says that money went back to its lender, and it leaves the books', async () => {
  for (const screen of [PHONE, DESKTOP]) {
    const { loanId: id } = await placePaidInVain(await createBorrower(shop), 20)
    const { unmatchedAmount } = await finance.staffLoans.show({ id })
    await visit(screen, async (page) => {
      await signInStaff(page, 'finance@contoh.id')
      await page.goto(`/backoffice/pembiayaan/pencairan/${id}`)
      await page.getByText('KoinWorks membayar uang yang tidak cocok').waitFor()
      await page.getByText(formatExact(unmatchedAmount)).first().waitFor()
      await assertPageQuality(page, 'unmatched money of a lender')
      const note = page.getByLabel('Yang sudah dilakukan')
      await note.fill('Ditransfer kembali, BCA 8817.')
      await page.getByRole('button', { name: 'Catat selesai' }).click()
      await page.getByText('Pilih apa yang terjadi dengan uangnya.').first().waitFor()
      assert.equal(await note.inputValue(), 'Ditransfer kembali, BCA 8817.')
      await page.getByLabel('Uangnya').selectOption('returned')
      await page.getByRole('button', { name: 'Catat selesai' }).click()
      await page.getByText('Dicatat.').first().waitFor()
      await page.getByText('membayar uang yang tidak cocok').waitFor({ state: 'detached' })
    })
    assert.equal((await loadBalances(shop))['unmatched'], 0)
  }
})
