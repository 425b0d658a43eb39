import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { formatShort } from '#platform/format.ts'
import type { MoneyJson } from '#platform/money.ts'
import { buildInvoicePath } from '#modules/finance/invoices/rules.ts'
import { buildNegotiationPath } from '#modules/selling/negotiations/rules/negotiation-path.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import { answerNegotiation, beginNegotiation } from '#tests/support/orders/negotiations.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const LINES = 24
const MAX_PAGES = 8

type PrintedPage = {
  screen: string
  path: string
  isStaff?: boolean
  /** What has to be on paper: each row's name, and amounts. */
  texts: string[]
}
const printed: PrintedPage[] = []

const squeeze = (text: string): string => text.replaceAll(/\s/g, '')

/** An amount as the screens write it. */
const written = (amount: MoneyJson) => formatShort(amount)

before(async () => {
  const api = await shop.asBuyer()
  const admin = await shop.asStaff()
  const { results: addresses } = await api.customers.addresses()
  const addressId = addresses[0]!.id
  const items = []
  for (let nr = 1; nr <= LINES; nr += 1)
    items.push({
      variant: await createProduct(shop.db, {
        name: `Barang cetak ${nr}`,
        unit: 'sak',
        price: 40_000 + nr * 137.5,
        stock: { CBT: 900 },
      }),
      qty: nr,
    })
  const names = items.map((_, index) => `Barang cetak ${index + 1} `)
  const wishes = Object.fromEntries(
    items.map(({ variant, qty }) => [variant, [qty, 30_000] as [number, number]]),
  )
  const negotiation = await beginNegotiation({ api, addressId }, wishes)
  await answerNegotiation(
    admin,
    negotiation,
    items.map((_, index) => 31_000 + index),
  )
  const { totals } = await api.negotiations.header({ id: negotiation })
  const { results: negotiated } = await api.negotiations.items({ id: negotiation })
  const order = await placeOrder(shop, items, { api, accountId: '', addressId })
  const { totals: ordered } = await api.orders.header({ id: order.id })
  const { toSend } = await api.invoices.header({ id: order.invoiceId })
  for (const { variant, qty } of items)
    await api.cart.add({ body: { product_variant_id: variant, qty } })
  const cart = await api.cart.show()
  printed.push(
    {
      screen: '/cart',
      path: '/cart',
      texts: [
        ...names,
        ...cart.lines.map(({ subtotal }) => written(subtotal)),
        written(cart.goods),
      ],
    },
    {
      screen: '/profile/daftar-negosiasi/detail',
      path: buildNegotiationPath(negotiation),
      texts: [
        ...names,
        ...negotiated.map(({ subtotal }) => written(subtotal)),
        written(totals.freight),
        written(totals.total),
      ],
    },
    {
      screen: '/profile/daftar-transaksi/detail',
      path: buildOrderPath(order.id),
      texts: [order.number, ...names, written(ordered.tax), written(ordered.total)],
    },
    {
      screen: '/profile/daftar-invoice/detail',
      path: buildInvoicePath(order.invoiceId),
      texts: [...names, written(toSend)],
    },
    {
      screen: '/backoffice/pesanan/:id',
      path: `/backoffice/pesanan/${order.id}`,
      isStaff: true,
      texts: [order.number, ...names, written(ordered.total)],
    },
  )
})

for (const screen of [
  '/cart',
  '/profile/daftar-negosiasi/detail',
  '/profile/daftar-transaksi/detail',
  '/profile/daftar-invoice/detail',
  '/backoffice/pesanan/:id',
])
  for (const size of [PHONE, DESKTOP])
    test(`${screen} printed from ${size.viewport.width} px: every row and total, nothing that only a screen needs, no empty page`, async () => {
      const { path, isStaff = false, texts } = printed.find((each) => each.screen === screen)!
      await visit(size, async (page) => {
        await (isStaff ? signInStaff(page, 'admin@contoh.id') : signIn(page))
        await page.goto(path)
        // Other parts of a page name the first rows, too.
        await page.locator('main').getByText(`Barang cetak ${LINES} `).first().waitFor()
        const bytes = await page.pdf({
          format: 'A4',
          preferCSSPageSize: true,
          printBackground: true,
        })
        // Some pages have a space between all letters, as Chromium sets them.
        const pages = (await readPdfPages(bytes)).map(squeeze)
        const text = pages.join('')
        for (const each of texts)
          assert.ok(text.includes(squeeze(each)), `${each} is not in: ${text}`)
        assert.doesNotMatch(
          text,
          /Keluar|Petasitus|Tambahkekeranjang|Hapus|Simpan|Pilihatautaruhberkas/,
        )
        assert.ok(
          pages.every((each) => each !== ''),
          'an empty page',
        )
        // Narrow columns, whose words break letter by letter, would take many more.
        assert.ok(pages.length <= MAX_PAGES, `${pages.length} pages`)
      })
    })
