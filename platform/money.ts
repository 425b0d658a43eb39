/** Rupiah in whole sen. Branded, so that a plain number is not accepted as Money. */
export type Money = number & { readonly unit: 'sen' }

/** Brands a whole number of sen. Throws RangeError on fractions and beyond Rp 90 trillion. */
export function sen(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of sen: ${amount}`)
  return amount as Money
}

/** Whole rupiah as Money (in sen). */
export const rupiah = (amount: number): Money => sen(amount * 100)

export const zero = sen(0)

export const sum = (amounts: readonly Money[]): Money =>
  sen(amounts.reduce((total, each) => total + each, 0))

/**
 * Unit price × quantity, rounded half up to the sen. A quantity has at most three decimals (m³,
 * kg), so the product is computed in whole thousandths, without floating-point errors.
 */
export function multiply(price: Money, quantity: number): Money {
  const thousandths = BigInt(Math.round(quantity * 1000))
  return divideHalfUp(BigInt(price) * thousandths, 1000n)
}

/**
 * `amount × numerator ÷ denominator`, rounded half up to the sen (away from zero for negatives).
 */
export const multiplyRatio = (amount: Money, numerator: number, denominator: number): Money =>
  divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator))

/**
 * Splits a total in proportion to weights by the largest remainder method, so that the shares
 * always add up to the total. Of equal remainders the earlier one is rounded up.
 */
export function allocate(total: Money, weights: readonly number[]): Money[] {
  const whole = weights.reduce((all, each) => all + each, 0)
  if (whole === 0) return weights.map((_, index) => (index === 0 ? total : zero))
  const exact = weights.map((weight) => (BigInt(total) * BigInt(weight)) / BigInt(whole))
  const rest = weights.map((weight) => (BigInt(total) * BigInt(weight)) % BigInt(whole))
  let undistributed = Number(BigInt(total) - exact.reduce((all, each) => all + each, 0n))
  const order = rest
    .map((remainder, index) => ({ remainder, index }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    )
  const shares = exact.map(Number)
  for (const { index } of order) {
    if (undistributed <= 0) break
    shares[index] = shares[index]! + 1
    undistributed -= 1
  }
  return shares.map(sen)
}

function divideHalfUp(numerator: bigint, denominator: bigint): Money {
  const negative = numerator < 0n
  const absolute = negative ? -numerator : numerator
  const rounded = (2n * absolute + denominator) / (2n * denominator)
  return sen(Number(negative ? -rounded : rounded))
}

/** Money in JSON: a decimal string of rupiah with two decimals. */
export type MoneyJson = { amount: string; currency: 'IDR' }

/** `12500000` sen → `{ amount: '125000.00', currency: 'IDR' }`. */
export function moneyToJson(amount: Money): MoneyJson {
  const absolute = Math.abs(amount)
  const whole = Math.floor(absolute / 100)
  const rest = String(absolute % 100).padStart(2, '0')
  return { amount: `${amount < 0 ? '-' : ''}${whole}.${rest}`, currency: 'IDR' }
}

/** Parses a decimal string such as `125000.00`. Throws RangeError on anything else. */
export function moneyFromJson({ amount }: { amount: string }): Money {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(amount)
  if (!match) throw new RangeError(`not an amount: ${amount}`)
  const [, minus, whole, decimals = ''] = match
  const absolute = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return sen(minus ? -absolute : absolute)
}
