import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson, moneyToJson, rupiah, sen } from '#platform/money.ts'
import { makeStatement } from '#tests/support/finance/bank-statements.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const { shop, cement, sales, finance } = await setUpStaffOrders()
const bank = finance.staffBankStatements
const day = '2026-11-20'

async function place(qty = 20) {
  const placed = await placeOrder(shop, [{ variant: cement, qty }])
  const { toSend, number, amount } = await placed.api.invoices.header({ id: placed.invoiceId })
  return { ...placed, invoice: number, toSend, amount }
}

/** Uploads a statement and books its lines. */
async function takeIn(file: File) {
  const { id } = await bank.upload({ files: { file } })
  return bank.apply({ id })
}

const openLines = async () => (await bank.lines({ query: { count: 50 } })).results
const findLine = async (text: string) =>
  (await openLines()).find(({ description }) => description.includes(text))

for (const format of ['bca', 'mandiri', 'bri', 'bni'] as const)
  test(`${format}: a statement is read, booked once, and its exact amount settles the invoice as by hand`, async () => {
    const order = await place()
    const lines = [
      { day, text: `TRSF ${format} ${order.number}`, amount: order.toSend },
      { day, text: 'BIAYA ADM', amount: moneyToJson(rupiah(17_000)), side: 'DB' as const },
    ]
    const { id } = await bank.upload({ files: { file: makeStatement[format](lines) } })
    const preview = await bank.statement({ id })
    assert.deepEqual(
      [preview.bank, preview.incoming, preview.outgoing.count, preview.newLines, preview.problems],
      [format, { count: 1, amount: order.toSend }, 1, 1, []],
    )
    assert.equal(await findLine(order.number), undefined)
    assert.equal((await bank.apply({ id })).newLines, 1)
    await expectRefusal(bank.apply({ id }), 409, 'statement.applied')
    // Once more, and as part of a longer statement.
    assert.equal((await takeIn(makeStatement[format](lines))).newLines, 0)
    const longer = [...lines, { day, text: 'LAIN', amount: moneyToJson(rupiah(1)) }]
    assert.equal((await takeIn(makeStatement[format](longer))).newLines, 1)

    const line = (await findLine(order.number))!
    assert.deepEqual(line.amount, order.toSend)
    const [suggestion] = line.suggestions
    assert.deepEqual([suggestion!.invoiceNumber, suggestion!.isExact], [order.invoice, true])
    const match = () => bank.match({ id: line.id, body: { invoices: [order.invoice] } })
    await match()
    await expectRefusal(match(), 409, 'bank.settled')
    const header = await order.api.orders.header({ id: order.id })
    assert.equal(header.status, 'processing')
    assert.match(header.timeline.at(-1)!.note!, /^Transfer Rp [\d.]+ diterima\.$/)
    const invoice = await order.api.invoices.header({ id: order.invoiceId })
    assert.deepEqual([invoice.status, invoice.received], ['paid', order.toSend])
    assert.equal(await findLine(order.number), undefined)
  })

test('POST /staff/bank-statements: with a broken line nothing is booked, and the line is named as in the file', async () => {
  const good = { day, text: 'UTUH', amount: moneyToJson(rupiah(5_000)) }
  const text = await makeStatement.bca([good, { ...good, text: 'RUSAK' }]).text()
  const lines = text.split('\r\n')
  const broken = lines.findIndex((line) => line.includes('RUSAK'))
  lines[broken] = lines[broken]!.replace(',CR,', ',XX,')
  const file = new File([lines.join('\r\n')], 'mutasi.csv')
  const { id } = await bank.upload({ files: { file } })
  const { problems } = await bank.statement({ id })
  assert.deepEqual(
    problems.map(({ row }) => row),
    [broken + 1],
  )
  const failure = await expectRefusal(bank.apply({ id }), 422, 'statement.broken')
  assert.match(failure.message, new RegExp(`^Baris ${broken + 1}: tanda "XX" bukan CR atau DB`))
  assert.equal(await findLine('UTUH'), undefined)
})

test('POST /staff/bank-statements: another file, one without money and the wrong role are refused in words', async () => {
  const upload = (file: File, client = finance) =>
    client.staffBankStatements.upload({ files: { file } })
  await expectRefusal(
    upload(new File(['SKU,Nama\nA1,Semen'], 'produk.csv')),
    422,
    'statement.unknown',
  )
  await expectRefusal(upload(makeStatement.bca([])), 422, 'statement.empty')
  await expectRefusal(upload(makeStatement.bca([]), sales), 403)
})

test('POST /staff/bank-lines/{id}/match: several invoices only where they ask for exactly the amount, all or none', async () => {
  const [one, two] = [await place(7), await place(11)]
  const total = sen(moneyFromJson(one.toSend) + moneyFromJson(two.toSend))
  const [short, exact] = [sen(total - 1), total].map((amount) => moneyToJson(amount))
  await takeIn(
    makeStatement.bni([
      { day, text: 'DUA TAGIHAN KURANG', amount: short! },
      { day, text: 'DUA TAGIHAN TEPAT', amount: exact! },
    ]),
  )
  const invoices = [one.invoice, two.invoice]
  const match = async (text: string, numbers: string[]) =>
    bank.match({ id: (await findLine(text))!.id, body: { invoices: numbers } })
  const failure = await expectRefusal(match('KURANG', invoices), 422, 'bank.total')
  assert.match(failure.message, /Tagihannya meminta Rp [\d.]+,00, yang masuk Rp [\d.]+,99/)
  await expectRefusal(match('TEPAT', [one.invoice]), 422, 'bank.total')
  await expectRefusal(match('TEPAT', [one.invoice, 'INV/2020/01/000001']), 422, 'bank.invoice')
  assert.equal((await one.api.orders.header({ id: one.id })).status, 'awaiting_payment')
  await match('TEPAT', invoices)
  for (const { api, id } of [one, two])
    assert.equal((await api.orders.header({ id })).status, 'processing')
  // What was short waits on.
  assert.ok(await findLine('KURANG'))
})

test('POST /staff/bank-lines/{id}/match: one transfer for several invoices is suggested by its code, and settles all', async () => {
  const buyer = await createBuyerClient(shop)
  const placed = []
  for (const qty of [14, 15]) placed.push(await placeOrder(shop, [{ variant: cement, qty }], buyer))
  const invoices = placed.map(({ invoiceId }) => invoiceId)
  const bundle = await buyer.api.paymentBundles.createBundle({
    body: { invoices, paymentType: 'transfer' },
  })
  await takeIn(makeStatement.bca([{ day, text: 'SEKALIGUS', amount: bundle.toSend }]))
  const { id, suggestions } = (await findLine('SEKALIGUS'))!
  assert.deepEqual([suggestions[0]!.invoiceNumber, suggestions[0]!.isExact], [bundle.number, true])
  await bank.match({ id, body: { invoices: [bundle.number] } })
  for (const order of placed)
    assert.equal((await buyer.api.orders.header({ id: order.id })).status, 'processing')
  assert.equal((await buyer.api.paymentBundles.bundle({ id: bundle.id })).status, 'paid')
  const { results } = await bank.lines({ query: { status: 'matched' } })
  assert.equal(results.find((line) => line.id === id)?.invoices.length, 2)
})

test('POST /staff/bank-lines/{id}/match: a paid or cancelled invoice is a 409, and the money waits on', async () => {
  const order = await place(13)
  await takeIn(makeStatement.bri([{ day, text: 'UNTUK YANG BATAL', amount: order.toSend }]))
  await order.api.orderCancellation.cancel({ id: order.id, body: {} })
  const { id } = (await findLine('UNTUK YANG BATAL'))!
  await expectRefusal(bank.match({ id, body: { invoices: [order.invoice] } }), 409, 'invoice.state')
  assert.ok(await findLine('UNTUK YANG BATAL'))
})

test('POST /staff/bank-lines/{id}/set-aside: leaves the queue with a reason, and comes back', async () => {
  await takeIn(makeStatement.bca([{ day, text: 'BUNGA TABUNGAN', amount: moneyToJson(rupiah(9)) }]))
  const { id } = (await findLine('BUNGA'))!
  await bank.setAside({ id, body: { note: 'Bunga bank.' } })
  assert.equal(await findLine('BUNGA'), undefined)
  const { results } = await bank.lines({ query: { status: 'set_aside' } })
  assert.ok(results.some((line) => line.id === id && line.note === 'Bunga bank.'))
  await expectRefusal(bank.setAside({ id, body: { note: 'Lagi.' } }), 409, 'bank.settled')
  await bank.reopen({ id })
  assert.ok(await findLine('BUNGA'))
  const tasks = await finance.staffToday.list({ query: { kind: 'bank-line' } })
  assert.ok(tasks.results.some(({ buyer }) => buyer.includes('BUNGA')))
})
