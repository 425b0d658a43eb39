import type { Api } from '#modules/client.ts'
import { placeOrder } from './buyers.ts'

/** A limit of the demo's business, which it has applied for, and an order on terms. */
export async function startCredit(
  business: Api,
  staff: Api,
  offers: Parameters<typeof placeOrder>[1],
): Promise<{
  creditCompany: string
  termsOrder: string
  remindedInvoice: string
  bundleChoice: string
  accountBundle: string
  transferBundle: string
}> {
  const { credit } = await business.credit.own()
  if (credit?.status === 'none')
    await business.credit.apply({
      body: {
        amount: { amount: '250000000.00', currency: 'IDR' },
        note: 'Material gudang di Cikarang, dibayar setiap termin.',
      },
    })
  const { results } = await staff.staffCredit.list({ query: {} })
  const creditCompany = results[0]!.companyId
  const { revision } = await staff.staffCredit.show({ id: creditCompany })
  await staff.staffCredit.set({
    id: creditCompany,
    body: { amount: { amount: '300000000.00', currency: 'IDR' }, grade: 'C', revision },
  })
  // Its notice would cover every page of the profile.
  const { notice } = await business.grade.notice()
  if (notice) await business.grade.setPopupStatus({ id: notice.id, body: {} })
  const placeOnTerms = () =>
    placeOrder(business, offers.slice(0, 2), { payment: { paymentType: 'tempo' } })
  const termsOrder = await placeOnTerms()
  const invoices = []
  for (const id of [termsOrder, ...(await inTurn(5, placeOnTerms))])
    invoices.push((await business.invoices.ofOrder({ id })).results[0]!.id)
  const { createBundle } = business.paymentBundles
  const bundle = await createBundle({
    body: { invoices: invoices.slice(2, 4), paymentType: 'va', bank: 'bca' },
  })
  const transfer = await createBundle({
    body: { invoices: invoices.slice(4, 6), paymentType: 'transfer' },
  })
  const [remindedInvoice = ''] = invoices
  await staff.staffReminders.send({ id: remindedInvoice, body: {} })
  await staff.staffReminders.pause({
    id: remindedInvoice,
    body: { scope: 'invoice', reason: 'Pembeli mempersoalkan jumlah sak di surat jalan.' },
  })
  const chosen = new URLSearchParams(invoices.slice(0, 2).map((id) => ['id', id]))
  return {
    creditCompany,
    termsOrder,
    remindedInvoice,
    bundleChoice: String(chosen),
    accountBundle: bundle.id,
    transferBundle: transfer.id,
  }
}

async function inTurn<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results = []
  for (let turn = 0; turn < times; turn += 1) results.push(await run())
  return results
}
