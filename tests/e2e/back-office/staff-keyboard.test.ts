import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { findLatestDelivery } from '#tests/support/orders/staff-orders.ts'
import { tabTo, typeOver } from '#tests/support/browser/keyboard-steps.ts'
import { DESKTOP, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import {
  createWaitingCases,
  type WaitingCase,
  type CaseWork,
} from '#tests/support/orders/waiting-cases.ts'

const { shop, visit } = await openShopAndBrowser()

const waiting = await createWaitingCases(shop)
const admin = await shop.asStaff()

/** Types into fields that one reaches with Tab. */
async function typeInto(page: Page, fields: readonly (readonly [name: string, text: string])[]) {
  for (const [name, text] of fields) {
    await tabTo(page, name)
    await typeOver(page, text)
  }
}

/** The keys that settle each kind of case, once the key I has put the focus into its first field. */
const steps: Record<CaseWork, (page: Page, waiting: WaitingCase) => Promise<unknown>> = {
  async confirm(page, { amount }) {
    await tabTo(page, 'Jumlah masuk', 0)
    await typeOver(page, amount)
    await page.keyboard.press('Enter')
  },
  async prepare(page) {
    await typeInto(page, [
      ['Nomor polisi', 'B 9041 KXR'],
      ['Nama sopir', 'Agus Salim'],
      ['Nomor ponsel sopir', '0813 1111 2222'],
    ])
    await tabTo(page, 'Siapkan pengiriman')
    await page.keyboard.press('Enter')
  },
  async depart(page) {
    await tabTo(page, 'Berangkatkan', 0)
    await page.keyboard.press('Enter')
  },
  async refund(page, { amount }) {
    await tabTo(page, 'Jumlah', 0)
    await typeOver(page, amount)
    await page.keyboard.press('Enter')
    await page.getByLabel('Nomor referensi transfer').waitFor()
    await page.keyboard.press('i')
    await tabTo(page, 'Nomor referensi transfer', 0)
    await typeOver(page, 'BCA 2211-778')
    await page.keyboard.press('Enter')
  },
  async receive(page) {
    await typeInto(page, [['Diterima oleh', 'Pak Warsito']])
    // Staff leave the time as it is; the clock of a test is another than the machine's.
    await page.getByLabel('Waktu terima (WIB)').fill('2026-11-20T12:30')
    await page.keyboard.press('Enter')
  },
  async return(page) {
    await tabTo(page, 'Setujui retur')
    await page.keyboard.press('Enter')
  },
  async negotiation(page, { amount }) {
    await typeInto(page, [
      ['Harga kita', amount],
      ['Ongkos kirim armada kita', '250000'],
    ])
    await page.keyboard.press('Enter')
  },
  async 'purchase order'(page) {
    await tabTo(page, 'Ambil PO ini', 0)
    await page.keyboard.press('Enter')
    await page.getByLabel('Hasil untuk pembeli').waitFor()
    await page.getByRole('button', { name: 'Ambil PO ini' }).waitFor({ state: 'detached' })
    await page.keyboard.press('i')
    await typeInto(page, [['Hasil untuk pembeli', 'Barangnya sudah kami pesankan.']])
    await tabTo(page, 'Tandai selesai')
    await page.keyboard.press('Enter')
  },
}

/** What stands there only once the work is done. */
const findDone = (page: Page, heading: string): Record<CaseWork, Locator> => ({
  confirm: page.getByRole('heading', { name: `${heading} Diproses` }),
  prepare: page.getByRole('button', { name: 'Berangkatkan' }),
  depart: page.getByRole('button', { name: 'Catat diterima' }),
  refund: page.getByText('referensi BCA 2211-778'),
  receive: page.getByRole('heading', { name: `${heading} Tiba` }),
  return: page.getByRole('button', { name: 'Catat barang kembali' }),
  negotiation: page.getByText('Ditawar balik'),
  'purchase order': page.getByText('Barangnya sudah kami pesankan.'),
})

/** What each work has made of its case. */
const expected: Record<CaseWork, string> = {
  confirm: 'processing',
  prepare: 'prepared',
  depart: 'shipped',
  refund: 'cancelled',
  receive: 'delivered',
  return: 'approved',
  negotiation: 'countered',
  'purchase order': 'done',
}

async function readStatus({ id, work }: WaitingCase): Promise<string> {
  if (work === 'return') return (await admin.staffReturns.show({ id })).status
  if (work === 'negotiation') return (await admin.staffNegotiations.show({ id })).header.status
  if (work === 'purchase order') return (await admin.staffPurchaseOrders.show({ id })).status
  const { header, shipping } = await admin.staffOrders.show({ id })
  return work === 'prepare' ? findLatestDelivery({ shipping }).status : header.status
}

test('/backoffice: thirty cases of eight kinds are worked through from Hari ini with the keyboard alone', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.getByRole('heading', { name: 'Hari ini' }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const title = page.getByRole('heading', { level: 1 })
    await title.filter({ hasNotText: 'Hari ini' }).waitFor()
    const left = new Map(waiting)
    // Other tasks are among them, and what departed waits for its receipt: they are passed by.
    while (left.size > 0) {
      const text = await title.innerText()
      assert.notEqual(text, 'Hari ini', `not in the list: ${[...left.keys()].join(', ')}`)
      const heading = [...left.keys()].find((each) => text.includes(each)) ?? ''
      const work = left.get(heading)
      if (work) {
        await page.keyboard.press('i')
        await steps[work.work](page, work)
        await findDone(page, heading)[work.work].first().waitFor()
      }
      left.delete(heading)
      const url = page.url()
      await page.keyboard.press('n')
      await page.waitForURL((next) => next.href !== url)
      await title.filter({ hasNotText: heading || text }).waitFor()
    }
  })
  for (const [heading, each] of waiting)
    assert.equal(await readStatus(each), expected[each.work], heading)
})
