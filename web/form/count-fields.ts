/**
 * How many fields an encoded form has at most, counted in its bytes up to one more than `max`: parsing first would give
 * an object to each of a million fields.
 */
export function countFields(form: Uint8Array<ArrayBuffer>, max: number): number {
  const bytes = Buffer.from(form.buffer, form.byteOffset, form.byteLength)
  // The field after the last ampersand has none.
  let count = 1
  for (let at = bytes.indexOf('&'); at >= 0 && count <= max; at = bytes.indexOf('&', at + 1))
    count += 1
  return count
}
