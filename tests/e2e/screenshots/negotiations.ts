import type { Api } from '#modules/client.ts'
import { moneyFromJson, moneyToJson, multiplyRatio, type MoneyJson } from '#platform/money.ts'

type NegotiableOffer = { id: string; minOrder: number }

const shareOf = (price: MoneyJson, percent: number) =>
  moneyToJson(multiplyRatio(moneyFromJson(price), percent, 100))

/** A company's negotiations: one that waits for staff, one to decide in its second round, an agreed one. */
export async function startNegotiations(
  buyer: Api,
  staff: Api,
  offers: readonly NegotiableOffer[],
) {
  const begin = () => beginNegotiation(buyer, offers.slice(0, 4))
  const waitingNegotiation = await begin()
  const offeredNegotiation = await begin()
  await answer(staff, offeredNegotiation, 97)
  await decide(buyer, offeredNegotiation, 'counter')
  await answer(staff, offeredNegotiation, 95)
  const acceptedNegotiation = await begin()
  await answer(staff, acceptedNegotiation, 96)
  await decide(buyer, acceptedNegotiation, 'accept')
  return { waitingNegotiation, offeredNegotiation, acceptedNegotiation }
}

async function beginNegotiation(buyer: Api, offers: readonly NegotiableOffer[]): Promise<string> {
  const lines = []
  for (const { id, minOrder } of offers) {
    const { lines: drafted } = await buyer.negotiations.draft({
      query: { product_variant_id: id, qty: minOrder },
    })
    for (const { product_variant_id, qty, listPrice } of drafted)
      lines.push({ product_variant_id, qty, price: shareOf(listPrice, 90) })
  }
  const { results: addresses } = await buyer.customers.addresses()
  const addressId = addresses[0]?.id
  const { id } = await buyer.negotiations.create({
    body: {
      lines,
      project: 'Ruko Lippo Cikarang',
      note: 'Mohon dibantu, kirim bertahap tiga kali.',
      ...(addressId ? { addressId } : {}),
    },
  })
  return id
}

async function answer(staff: Api, id: string, percent: number): Promise<void> {
  const { header, lines } = await staff.staffNegotiations.show({ id })
  const day = new Date(Date.parse(header.createdAt) + 5 * 86_400_000).toISOString().slice(0, 10)
  await staff.staffNegotiations.offer({
    id,
    body: {
      round: header.round,
      validUntil: day,
      freight: { amount: '350000.00', currency: 'IDR' },
      note: 'Ini harga terbaik kami untuk sekali kirim ke satu alamat.',
      lines: lines
        .filter(({ status }) => status === 'open')
        .map((line) => ({ lineId: line.id, price: shareOf(line.listPrice, percent) })),
    },
  })
}

async function decide(buyer: Api, id: string, decision: 'accept' | 'counter'): Promise<void> {
  const { round } = await buyer.negotiations.header({ id })
  const { results } = await buyer.negotiations.items({ id })
  await buyer.negotiations.confirm({
    id,
    body: {
      round,
      note: '',
      lines: results.map((line, index) => ({
        lineId: line.id,
        ...(decision === 'counter' && index > 0
          ? { decision, price: shareOf(line.listPrice, 93) }
          : { decision: 'accept' as const }),
      })),
    },
  })
}
