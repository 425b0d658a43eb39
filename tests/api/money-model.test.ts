import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sen, type Money } from '#platform/money.ts'
import { priceDraft } from '#modules/checkout/order-placement/rules/price-draft.ts'
import { priceCart, priceLine, type CartLineRow } from '#modules/selling/cart/rules/pricing.ts'
import { computeNegotiationTotals } from '#modules/selling/negotiations/rules/totals.ts'
import { createDice, type Dice } from '../support/dice.ts'

/** Carts, and as many negotiations; more of them with MODEL_CARTS. */
const CARTS = Number(process.env['MODEL_CARTS'] ?? 100_000)

const rates = {
  general: { percent: 12, baseNumerator: 11, baseDenominator: 12 },
  luxury: { percent: 12, baseNumerator: 1, baseDenominator: 1 },
}

type ModelLine = {
  /** List price (sen), tiers of whole per cent, quantity in thousandths. */
  list: number
  tiers: { from: number; percent: number }[]
  thousandths: number
  luxury: boolean
}

const rollLine = (dice: Dice): ModelLine => {
  const from = dice(2, 50)
  const percent = dice(1, 20)
  return {
    list: dice(0, 1) ? dice(1, 90_000_000) * 100 : dice(1, 2_000_000_000),
    tiers: dice(0, 2)
      ? [
          { from, percent },
          { from: from * 3, percent: percent + dice(1, 20) },
        ]
      : [],
    thousandths: dice(0, 3) ? dice(1, 400) * 1000 : dice(1, 99_999),
    luxury: dice(0, 9) === 0,
  }
}

/** Half up, as people round: everything in whole numbers. */
const divide = (numerator: bigint, denominator: bigint): bigint =>
  (numerator * 2n + denominator) / (denominator * 2n)

/** The model's price of a unit: the tier's per cent off, in whole rupiah. */
function modelUnitPrice({ list, tiers, thousandths }: ModelLine): bigint {
  const percent = tiers.findLast(({ from }) => from * 1000 <= thousandths)?.percent ?? 0
  if (percent === 0) return BigInt(list)
  const rupiah = divide(BigInt(list) * BigInt(100 - percent), 10_000n) * 100n
  return rupiah < BigInt(list) ? rupiah : BigInt(list)
}

const modelTotal = (price: bigint, { thousandths }: ModelLine): bigint =>
  divide(price * BigInt(thousandths), 1000n)

const addUp = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n)

/** The model's PPN of a document: once for general goods with the freight, once for luxury goods. */
const modelTax = (
  parts: readonly { total: bigint; luxury: boolean }[],
  tax: (sum: bigint, luxury: boolean) => bigint,
): bigint =>
  addUp(
    [false, true].map((luxury) =>
      tax(addUp(parts.filter((part) => part.luxury === luxury).map(({ total }) => total)), luxury),
    ),
  )

/** What is left of a price with PPN, and PPN of a price without it: 11 parts of 100, or 12 for luxury. */
const taxWithin = (sum: bigint, luxury: boolean): bigint =>
  sum - divide(sum * 100n, luxury ? 112n : 111n)
const taxOnTop = (sum: bigint, luxury: boolean): bigint =>
  luxury ? divide(sum * 12n, 100n) : divide(divide(sum * 11n, 12n) * 12n, 100n)

const toMoney = (amount: bigint): Money => sen(Number(amount))

const toVariant = ({ luxury }: ModelLine): CartLineRow['variant'] => ({
  variantId: 1,
  productId: 1,
  slug: 'uji',
  name: 'Uji',
  variantName: '',
  brand: '',
  sku: 'UJI',
  picture: '',
  weightKg: 1,
  volumeM3: 0.001,
  lengthM: 0,
  subCategory: 'uji',
  luxury,
  active: true,
  unit: 'm³',
  measured: true,
  minOrder: 0.001,
  multiple: 0.001,
  stock: 1e9,
  leadDays: 0,
})

/** A line of an order; its price and quantity are all that counts here. */
const toDraftLine = (line: ModelLine, unitPrice: Money, total: Money) => ({
  ...toVariant(line),
  warehouseId: 1,
  isPickup: false,
  productName: 'Uji',
  productSlug: 'uji',
  quantity: line.thousandths / 1000,
  awaited: 0,
  listPrice: sen(line.list),
  discount: 0,
  unitPrice,
  total,
})

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
    const cart = priceCart(
      parts.map((line, index) =>
        priceLine(
          { id: String(index), qty: line.thousandths / 1000, variant: toVariant(line) },
          {
            listPrice: sen(line.list),
            tiers: line.tiers.map(({ from, percent }) => ({ minQty: from, discount: percent })),
          },
        ),
      ),
      rates,
    )
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
