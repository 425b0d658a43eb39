import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sen } from '#platform/money.ts'
import { priceDraft } from '#modules/checkout/order-placement/rules/price-draft.ts'
import { computeNegotiationTotals } from '#modules/selling/negotiations/rules/totals.ts'
import { createDice } from '../support/dice.ts'
import { priceModelCart } from '../support/documents/document-model.ts'
import {
  addUp,
  modelRates as rates,
  modelTax,
  modelTotal,
  modelUnitPrice,
  rollLine,
  taxOnTop,
  taxWithin,
  toDraftLine,
  toMoney,
  type ModelLine,
} from '../support/finance/money-model.ts'

/** Carts, and as many negotiations; more of them with MODEL_CARTS. */
const CARTS = Number(process.env['MODEL_CARTS'] ?? 100_000)

/** An order's lines and their PPN add up to it, and no line's PPN is a sen off its share. */
function assertAddsUp(order: ReturnType<typeof priceDraft>, parts: readonly ModelLine[]): void {
  const lines = order.lines.map(({ total, tax }) => ({
    total: BigInt(total),
    tax: BigInt(tax.tax),
    exclusive: BigInt(tax.exclusive),
  }))
  const freightTax = BigInt(order.tax.tax) - addUp(lines.map(({ tax }) => tax))
  assert.equal(addUp(lines.map(({ total }) => total)), BigInt(order.goods))
  assert.equal(order.goods + order.freight, order.total)
  assert.equal(order.tax.exclusive + order.tax.tax, order.total)
  assert.ok(freightTax >= 0n && freightTax <= BigInt(order.freight))
  for (const [index, { total, tax, exclusive }] of lines.entries()) {
    assert.equal(exclusive + tax, total)
    const share = (Number(exclusive) * (parts[index]!.luxury ? 12 : 11)) / 100
    assert.ok(Math.abs(Number(tax) - share) <= 2, `${tax} of ${exclusive}`)
  }
}

test(`carts: ${CARTS} of them cost what the model says, in the cart and in the order`, () => {
  const dice = createDice(14)
  for (let nr = 0; nr < CARTS; nr += 1) {
    const parts = Array.from({ length: dice(1, 6) }, () => rollLine(dice))
    const freight = BigInt(dice(0, 5_000_000)) * 100n
    const totals = parts.map((line) => modelTotal(modelUnitPrice(line), line))
    const cart = priceModelCart(parts)
    assert.deepEqual(
      cart.lines.map(({ total }) => BigInt(total)),
      totals,
    )
    assert.equal(BigInt(cart.goods), addUp(totals))
    const priced = parts.map(({ luxury }, index) => ({ total: totals[index]!, luxury }))
    assert.equal(BigInt(cart.tax), modelTax(priced, taxWithin))
    assert.equal(cart.exclusive + cart.tax, cart.goods)
    const order = priceDraft({
      lines: parts.map((line, index) => {
        const { unitPrice, total } = cart.lines[index]!
        return toDraftLine(line, unitPrice, total)
      }),
      freight: toMoney(freight),
      rates,
      prices: 'inclusive',
    })
    assert.equal(BigInt(order.total), addUp(totals) + freight)
    const withFreight = [...priced, { total: freight, luxury: false }]
    assert.equal(BigInt(order.tax.tax), modelTax(withFreight, taxWithin))
    assertAddsUp(order, parts)
  }
})

test(`negotiations: ${CARTS} of them cost what the model says, in the offer and in the order`, () => {
  const dice = createDice(15)
  for (let nr = 0; nr < CARTS; nr += 1) {
    const parts = Array.from({ length: dice(1, 6) }, () => rollLine(dice))
    const freight = BigInt(dice(0, 500_000_000))
    const isRefused = parts.map((_, index) => index > 0 && dice(0, 3) === 0)
    const agreed = parts.filter((_, index) => !isRefused[index])
    const prices = parts.map(({ list }) => dice(1, list))
    const offer = computeNegotiationTotals(
      parts.map(({ list, luxury, thousandths }, index) => ({
        qty: thousandths / 1000,
        luxury,
        status: isRefused[index] ? 'refused' : 'accepted',
        listPrice: sen(list),
        price: isRefused[index] ? null : sen(prices[index]!),
        rounds: [{ bid: sen(1), offer: sen(prices[index]!) }],
      })),
      toMoney(freight),
      rates,
    )
    const agreedPrices = prices.filter((_, index) => !isRefused[index])
    const totals = agreed.map((line, index) => modelTotal(BigInt(agreedPrices[index]!), line))
    const tax = modelTax(
      [
        ...agreed.map(({ luxury }, index) => ({ total: totals[index]!, luxury })),
        { total: freight, luxury: false },
      ],
      taxOnTop,
    )
    assert.equal(BigInt(offer.goods), addUp(totals))
    assert.equal(BigInt(offer.tax), tax)
    assert.equal(BigInt(offer.total), addUp(totals) + freight + tax)
    const order = priceDraft({
      lines: agreed.map((line, index) =>
        toDraftLine(line, sen(agreedPrices[index]!), toMoney(totals[index]!)),
      ),
      freight: toMoney(freight),
      rates,
      prices: 'exclusive',
    })
    assert.deepEqual([order.total, order.tax.tax], [offer.total, offer.tax])
    assertAddsUp(order, agreed)
  }
})
