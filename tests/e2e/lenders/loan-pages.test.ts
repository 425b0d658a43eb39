import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatExact, formatShort } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, sen } from '#platform/money.ts'
import { setUpLenderOrders } from '#tests/support/lenders/lender-orders.ts'
import { createSignedInBorrower } from '#tests/support/lenders/open-limit.ts'
import { waitForWorker } from '#tests/support/lenders/run-lender-jobs.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const { place, placePaid, cancel } = await setUpLenderOrders(shop)
const buyer = await createSignedInBorrower(shop)
const { api } = buyer

test('/payment-confirmation/tempo: of a cancelled order the money goes back to its lender, and every page says what is left to repay', async () => {
  const order = await placePaid(buyer)
  const findLoan = async () => (await api.koinworksLoans.payment({ id: order.id })).loan!
  await waitForWorker(async () => (await findLoan()).status === 'paid')
  await cancel(order)
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto(`/payment-confirmation/tempo?order=${order.id}`)
    await page.getByRole('heading', { name: 'Pesanan dibatalkan' }).waitFor()
    await page.getByText('dananya kembali ke KoinWorks').waitFor()
    assert.equal(await page.getByText('Pesanan Anda kami siapkan').count(), 0)
    await assertPageQuality(page, 'a loan of a cancelled order')
  })
  const { results: refunds } = await api.refunds.ofOrder({ id: order.id })
  const { id, amount } = refunds[0]!
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto(`/backoffice/pengembalian-dana/${id}`)
    await page.getByText('Dibayar KoinWorks').waitFor()
    await page.getByLabel('Jumlah').fill(formatExact(amount))
    await page.getByRole('button', { name: 'Siapkan' }).dblclick()
    await page.getByLabel('Nomor referensi transfer').fill('BCA 8817')
    await page.getByRole('button', { name: 'Catat sudah ditransfer' }).dblclick()
    await page.getByText('Sudah dikembalikan').first().waitFor()
    await assertPageQuality(page, 'money that went back to its lender')
  })
  await waitForWorker(async () =>
    (await findLoan()).instalments.some(({ returned }) => moneyFromJson(returned) > 0),
  )
  const [first, ...others] = (await findLoan()).instalments
  assert.ok(others.every(({ paidAt }) => paidAt !== null))
  const left = formatShort(
    moneyToJson(sen(moneyFromJson(first!.amount) - moneyFromJson(first!.returned))),
  )
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto(`/payment-confirmation/tempo?order=${order.id}`)
    await page.getByText('Masih harus dibayar').locator('..').getByText(left).waitFor()
    await assertPageQuality(page, 'a loan that was sent back in part')
    await page.goto('/profile/limit-kredit')
    await page.getByText('cicilan ke-1').getByText(left).waitFor()
  })
})

test('/profile/limit-kredit: the orders that lenders pay go on at a second page, and the way back is there', async () => {
  const numbers: string[] = []
  while (numbers.length < 13) numbers.push((await place(buyer, 5)).number)
  const [first, newest] = [numbers[0]!, numbers.at(-1)!]
  for (const screen of [PHONE, DESKTOP])
    await visit(screen, async (page) => {
      await signIn(page, 'bisnis@contoh.id')
      await page.goto('/profile/limit-kredit')
      await page.getByText(newest).waitFor()
      assert.equal(await page.getByText(first).count(), 0)
      await assertPageQuality(page, 'the first page of loans')
      const pages = page.getByRole('navigation', { name: 'Halaman pesanan yang dibayar mitra' })
      await pages.getByRole('link', { name: '2', exact: true }).click()
      await page.getByText(first).waitFor()
      assert.equal(await page.getByText(newest).count(), 0)
      await assertPageQuality(page, 'the second page of loans')
      // Back is pressed before the scripts run: the browser changes the address by itself then.
      await page.reload({ waitUntil: 'load' })
      await page.getByText(first).waitFor()
      await page.goBack()
      await page.getByText(newest).waitFor()
      await page.goto('/profile/limit-kredit?page=7')
      await page.getByText('Halaman ini kosong').waitFor()
      await pages.getByRole('link', { name: '1', exact: true }).click()
      await page.getByText(newest).waitFor()
    })
})
