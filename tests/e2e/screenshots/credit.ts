import type { Api } from '#modules/client.ts'
import { placeOrder } from './buyers.ts'

/** A limit of the demo's business, which it has applied for, and an order on terms. */
export async function startCredit(
  business: Api,
  staff: Api,
  offers: Parameters<typeof placeOrder>[1],
): Promise<{ creditCompany: string; termsOrder: string }> {
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
  const termsOrder = await placeOrder(business, offers.slice(0, 2), {
    payment: { paymentType: 'tempo' },
  })
  return { creditCompany, termsOrder }
}
