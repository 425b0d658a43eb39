import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { multiply, sen, sum, zero, type Money } from '#platform/money.ts'
import { computeOrderTax } from '#modules/catalogue/tax/rules/order-tax.ts'
import { computeInclusiveTax } from '#modules/catalogue/tax/rules/tax.ts'
import { computeNegotiationTotals, type CountedLine } from './totals.ts'

const rates = {
  general: { percent: 12, baseNumerator: 11, baseDenominator: 12 },
  luxury: { percent: 12, baseNumerator: 1, baseDenominator: 1 },
}

const amounts = fc.integer({ min: 1, max: 100_000_000 }).map(sen)
const maybe = fc.option(amounts, { nil: null })
const countedLines: fc.Arbitrary<CountedLine[]> = fc.array(
  fc
    .record({
      thousandths: fc.integer({ min: 1, max: 5_000_000 }),
      luxury: fc.boolean(),
      status: fc.constantFrom('open', 'accepted', 'refused'),
      listPrice: amounts,
      agreed: amounts,
      rounds: fc.array(fc.record({ bid: maybe, offer: maybe }), { maxLength: 4 }),
    })
    .map(({ thousandths, agreed, status, ...line }) => ({
      ...line,
      qty: thousandths / 1000,
      status: status as CountedLine['status'],
      price: status === 'accepted' ? agreed : null,
    })),
  { maxLength: 12 },
)

/** A second reckoning in whole numbers: PPN half up, once per rate, on the sum of its goods. */
function recomputeTotal(lines: readonly CountedLine[], freight: Money): number {
  const subtotal = (luxury: boolean) =>
    lines
      .filter((line) => line.status !== 'refused' && line.luxury === luxury)
      .reduce((all, line) => {
        const last = line.rounds[line.rounds.length - 1]
        const price = line.price ?? last?.offer ?? last?.bid ?? line.listPrice
        return all + (BigInt(price) * BigInt(Math.round(line.qty * 1000)) + 500n) / 1000n
      }, 0n)
  const halfUp = (numerator: bigint, denominator: bigint) =>
    (2n * numerator + denominator) / (2n * denominator)
  const general = subtotal(false) + BigInt(freight)
  const luxury = subtotal(true)
  const tax = halfUp(halfUp(general * 11n, 12n) * 12n, 100n) + halfUp(luxury * 12n, 100n)
  return Number(general + luxury + tax)
}

test('computeNegotiationTotals: lines and freight add up to the total over 100,000 generated negotiations', () => {
  fc.assert(
    fc.property(countedLines, fc.integer({ min: 0, max: 1_000_000_000 }), (lines, freightSen) => {
      const freight = sen(freightSen)
      const totals = computeNegotiationTotals(lines, freight, rates)
      assert.equal(totals.goods + totals.freight, totals.exclusive)
      assert.equal(totals.exclusive + totals.tax, totals.total)
      assert.equal(totals.total, recomputeTotal(lines, freight))
      const counted = lines.filter(({ status }) => status !== 'refused')
      const taxed = counted.map((line) => ({
        luxury: line.luxury,
        total: multiply(
          line.price ?? line.rounds.at(-1)?.offer ?? line.rounds.at(-1)?.bid ?? line.listPrice,
          line.qty,
        ),
      }))
      const shares = computeOrderTax(taxed, freight, rates, 'exclusive')
      const parts = [...shares.lines, shares.freight].map((each) => sen(each.exclusive + each.tax))
      assert.equal(sum(parts), totals.total)
    }),
    { seed: 14, numRuns: 100_000 },
  )
})

test('computeNegotiationTotals: three lines of 33.333,33 have a PPN of 11.000,00', () => {
  const line: CountedLine = {
    qty: 1,
    luxury: false,
    status: 'accepted',
    listPrice: sen(4_000_000),
    price: sen(3_333_333),
    rounds: [],
  }
  const { tax, basis, total } = computeNegotiationTotals([line, line, line], zero, rates)
  assert.deepEqual([tax, total, basis], [1_100_000, 11_099_999, 'agreed'])
})

test('computeNegotiationTotals: goods at list prices are away from their cart by half a sen a unit, and by one of PPN', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 5_000_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      (rupiah, qty) => {
        const { exclusive } = computeInclusiveTax(sen(rupiah * 100), rates.general)
        const line: CountedLine = {
          qty,
          luxury: false,
          status: 'open',
          listPrice: exclusive,
          price: null,
          rounds: [],
        }
        const { total } = computeNegotiationTotals([line], null, rates)
        assert.ok(
          Math.abs(total - rupiah * 100 * qty) <= 0.5 * 1.11 * qty + 1,
          `${rupiah} × ${qty}`,
        )
      },
    ),
    {
      seed: 14,
      numRuns: 10_000,
      examples: [
        [5_500, 1],
        [1_247, 2_500],
      ],
    },
  )
})
