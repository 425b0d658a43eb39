import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyToJson, multiply, sen, type Money } from '#platform/money.ts'
import { presentCart } from '#modules/selling/cart/presenter.ts'
import { makeCartBlocks } from '#modules/selling/cart/rules/cart-document.ts'
import { makeOfferBlocks } from '#modules/selling/negotiations/rules/offer-document.ts'
import {
  computeNegotiationTotals,
  findCurrentPrice,
  type CountedLine,
} from '#modules/selling/negotiations/rules/totals.ts'
import { createDice, type Dice } from '../support/dice.ts'
import { priceModelCart } from '../support/documents/document-model.ts'
import {
  addUp,
  modelRates,
  modelTax,
  modelTotal,
  modelUnitPrice,
  rollLine,
  taxOnTop,
  taxWithin,
  type ModelLine,
} from '../support/finance/money-model.ts'
import { assertAddsUp, assertDrawn, readPrinted } from '../support/documents/printed-document.ts'

/** Carts and as many negotiations, and of how many one is drawn and read: all of them with MODEL_DRAWN=1. */
const CARTS = Number(process.env['MODEL_CARTS'] ?? 100_000)
const DRAWN = Number(process.env['MODEL_DRAWN'] ?? 500)

const rollLines = (dice: Dice) => Array.from({ length: dice(1, 6) }, () => rollLine(dice))
const toNumbers = (amounts: readonly bigint[]) => amounts.map(Number)

test(`GET /cart/pdf: what ${CARTS} generated carts cost is printed as the model says, and adds up`, async () => {
  const dice = createDice(1620)
  for (let nr = 0; nr < CARTS; nr += 1) {
    const parts = rollLines(dice)
    const blocks = makeCartBlocks(presentCart(priceModelCart(parts)))
    const totals = parts.map((line) => modelTotal(modelUnitPrice(line), line))
    const priced = parts.map(({ luxury }, index) => ({ total: totals[index]!, luxury }))
    const printed = readPrinted(blocks)
    assertAddsUp(printed, 'inclusive')
    assert.deepEqual(printed.rows, toNumbers(totals))
    assert.deepEqual(
      [printed.total, printed.tax],
      toNumbers([addUp(totals), modelTax(priced, taxWithin)]),
    )
    if (nr % DRAWN === 0) await assertDrawn(`Keranjang ${nr}`, blocks)
  }
})

/** A line as it stands: bid for, offered, accepted or refused, in one round or in two. */
function rollNegotiated({ list, luxury, thousandths }: ModelLine, dice: Dice): CountedLine {
  const roll = (): Money => sen(dice(1, list))
  const rounds = Array.from({ length: dice(1, 2) }, () => ({ bid: roll(), offer: roll() }))
  const status = (['open', 'accepted', 'refused'] as const)[dice(0, 2)]!
  const isOffered = status !== 'open' || dice(0, 1) === 0
  const last = rounds.at(-1)!
  return {
    qty: thousandths / 1000,
    luxury,
    status,
    listPrice: sen(list),
    price: status === 'accepted' ? last.offer : null,
    rounds: isOffered ? rounds : [...rounds.slice(0, -1), { bid: last.bid, offer: null }],
  }
}

/** A line as its call answers it. */
function presentNegotiated(line: CountedLine) {
  const toJson = (amount: Money | null) => amount && moneyToJson(amount)
  return {
    name: 'Uji',
    variantName: '',
    sku: 'UJI',
    unit: 'm³',
    qty: line.qty,
    status: line.status,
    price: toJson(line.price),
    listPrice: moneyToJson(line.listPrice),
    rounds: line.rounds.map(({ bid, offer }) => ({ bid: toJson(bid), offer: toJson(offer) })),
    subtotal: moneyToJson(multiply(findCurrentPrice(line), line.qty)),
  }
}

/** The price that a line stands at, for the model. */
const modelPrice = ({ price, rounds }: CountedLine): bigint =>
  BigInt(price ?? rounds.at(-1)!.offer ?? rounds.at(-1)!.bid!)

test(`GET /ecom/negotiation/{id}/pdf: what ${CARTS} generated negotiations cost is printed as the model says, and adds up`, async () => {
  const dice = createDice(1621)
  for (let nr = 0; nr < CARTS; nr += 1) {
    const parts = rollLines(dice)
    const lines = parts.map((part) => rollNegotiated(part, dice))
    const freight = sen(dice(0, 500_000_000))
    const {
      base,
      basis: _basis,
      list: _list,
      ...totals
    } = computeNegotiationTotals(lines, freight, modelRates)
    const blocks = makeOfferBlocks(lines.map(presentNegotiated), {
      goods: moneyToJson(totals.goods),
      freight: moneyToJson(totals.freight),
      exclusive: moneyToJson(totals.exclusive),
      taxBase: moneyToJson(base),
      tax: moneyToJson(totals.tax),
      total: moneyToJson(totals.total),
    })
    const standing = parts.flatMap((part, index) => {
      const line = lines[index]!
      if (line.status === 'refused') return []
      return [{ total: modelTotal(modelPrice(line), part), luxury: part.luxury }]
    })
    const goods = addUp(standing.map(({ total }) => total))
    const tax = modelTax([...standing, { total: BigInt(freight), luxury: false }], taxOnTop)
    const printed = readPrinted(blocks)
    assertAddsUp(printed, 'exclusive')
    assert.deepEqual(printed.rows, toNumbers(standing.map(({ total }) => total)))
    assert.deepEqual(
      [printed.freight, printed.tax, printed.total],
      toNumbers([BigInt(freight), tax, goods + BigInt(freight) + tax]),
    )
    if (nr % DRAWN === 0) await assertDrawn(`Negosiasi ${nr}`, blocks)
  }
})
