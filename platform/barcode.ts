/**
 * Whether a text is the number of a barcode on a package: EAN-8, UPC-A, EAN-13 or GTIN-14, with the right check
 * digit.
 */
export const isBarcode = (text: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/.test(text) && addCheckDigit(text.slice(0, -1)) === text

/** The digits with their check digit behind them (GS1 General Specifications, 7.9). */
export function addCheckDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    (total, digit, at) => total + Number(digit) * ((digits.length - at) % 2 === 1 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** A barcode in its longest form: scanners show the same one with and without leading zeros. */
export const padBarcode = (text: string): string => text.padStart(14, '0')
