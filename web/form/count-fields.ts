/**
 * How many fields a posted form has at most, counted in its bytes up to one more than `max`: parsing
 * first would give an object to each of a million fields. `boundary` is a multipart form's.
 */
export function countFields(
  form: Uint8Array<ArrayBuffer>,
  boundary: string | undefined,
  max: number,
): number {
  const bytes = Buffer.from(form.buffer, form.byteOffset, form.byteLength)
  // The last boundary ends the form, and the field after the last ampersand has none.
  return boundary === undefined
    ? countOccurrences(bytes, '&', max) + 1
    : countOccurrences(bytes, `--${boundary}`, max + 1) - 1
}

function countOccurrences(bytes: Buffer, part: string, max: number): number {
  let count = 0
  for (let at = bytes.indexOf(part); at >= 0 && count <= max; at = bytes.indexOf(part, at + 1))
    count += 1
  return count
}
