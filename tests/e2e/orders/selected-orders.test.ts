import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder, type PlacedTestOrder } from '#tests/support/orders/orders.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const paid: PlacedTestOrder[] = []
let unpaid: PlacedTestOrder
before(async () => {
  const variant = await createProduct(shop.db, {
    name: 'Semen daftar',
    unit: 'sak',
    price: 45_900,
    stock: { CBT: 900 },
  })
  const finance = await shop.asStaff('finance@contoh.id')
  for (const qty of [7, 8, 9]) {
    const order = await placeOrder(shop, [{ variant, qty }])
    const { toSend } = await order.api.invoices.header({ id: order.invoiceId })
    await finance.staffPayments.confirmPayment({ id: order.id, body: { received: toSend } })
    paid.push(order)
  }
  unpaid = await placeOrder(shop, [{ variant, qty: 10 }])
})

test('/backoffice/pesanan: the pick list of the selected orders has those and no others', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice/pesanan?search=semen+daftar')
    for (const { number } of [paid[0]!, paid[2]!]) await page.getByLabel(`Pilih ${number}`).check()
    await page.getByText('2 dipilih').waitFor()
    await page.getByText('Ubah yang dipilih').click()
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Daftar ambil' }).click()
    const file = await started
    assert.match(file.suggestedFilename(), /^Daftar-ambil-pilihan-\d{4}-\d{2}-\d{2}\.pdf$/)
    const text = (await readPdfPages(await readFile(await file.path()))).map(joinLines).join(' ')
    assert.match(text, /Semen daftar biasa UJI-\d+ 2 16 sak/)
    for (const [index, { number }] of paid.entries())
      assert.equal(text.includes(number), index !== 1, number)
  })
})

test('/backoffice/pesanan: what is done with selected orders has room for what is typed', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice/pesanan?search=semen+daftar')
    await page.getByText('Ubah yang dipilih').click()
    const box = await page.locator('#ubah-pesanan').getByLabel('Tanda').boundingBox()
    assert.ok(box!.width >= 120, `${box!.width} px`)
    const [first, last] = await Promise.all(
      ['Selesaikan', 'Label'].map((name) => page.getByRole('button', { name }).boundingBox()),
    )
    assert.equal(first!.y, last!.y)
  })
})

test('/backoffice/pesanan: notes and labels of the selected orders are one file; what has nothing to print is named', async () => {
  const { staffOrders } = await shop.asStaff('sales@contoh.id')
  for (const { id } of paid.slice(0, 2)) {
    const [line] = (await staffOrders.show({ id })).lines
    const lines = [{ lineId: line!.id, qty: 2 }]
    await staffOrders.prepare({ id, body: { lines, ...VEHICLE_AND_DRIVER } })
  }
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice/pesanan?search=semen+daftar')
    for (const { number } of paid.slice(0, 2)) await page.getByLabel(`Pilih ${number}`).check()
    await page.getByText('Ubah yang dipilih').click()
    const labels = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Label', exact: true }).click()
    assert.match((await labels).suggestedFilename(), /^Label-pilihan-\d{4}-\d{2}-\d{2}\.pdf$/)
    await page.getByLabel(`Pilih ${paid[2]!.number}`).check()
    await page.getByRole('button', { name: 'Surat jalan' }).click()
    const named = page.getByRole('alert').filter({ hasText: '1 pesanan tidak bisa dicetak:' })
    await named.getByText(`${paid[2]!.number}: Belum ada pengiriman yang disiapkan.`).waitFor()
    await assertPageQuality(page, 'orders without a delivery to print for')
    const notes = page.waitForEvent('download')
    await named.getByRole('link', { name: 'Unduh surat jalan 2 pesanan lainnya' }).click()
    const text = (await readPdfPages(await readFile(await (await notes).path()))).map(joinLines)
    for (const [index, { number }] of paid.entries())
      assert.equal(text.join(' ').includes(number), index < 2, number)
  })
})

for (const [size, screen] of [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const)
  test(`/backoffice/pesanan/:id at ${size}: behind the question mark stands why an action is not possible`, async () => {
    await visit(screen, async (page) => {
      await signInStaff(page, 'sales@contoh.id')
      await page.goto(`/backoffice/pesanan/${unpaid.id}`)
      await page.getByRole('heading', { name: unpaid.number }).waitFor()
      const reason = (action: string) =>
        page.locator('dt', { hasText: action }).locator('xpath=following-sibling::dd[1]')
      const shipping = reason('Siapkan pengiriman')
      assert.equal(await shipping.isVisible(), false)
      await page.getByText('Yang belum bisa dilakukan').click()
      await shipping.waitFor()
      assert.match(await shipping.innerText(), /masih berstatus "Menunggu pembayaran"/)
      // What another role has to do names that role.
      assert.match(await reason('Konfirmasi pembayaran').innerText(), /Keuangan/)
      assert.equal(await page.getByRole('button', { name: 'Siapkan pengiriman' }).count(), 0)
      await assertPageQuality(page, 'why actions are not possible')
    })
  })
