/**
 * Which characters each beginning of a text has, by its length: one bit for each letter. Letters may
 * share a bit, so the difference of two sets is a lower bound.
 */
export function collectCharacters(text: string): Int32Array {
  const characters = new Int32Array(text.length + 1)
  for (let at = 0; at < text.length; at++)
    characters[at + 1] = characters[at]! | (1 << (text.charCodeAt(at) & 31))
  return characters
}

/** How many characters only one of two sets has. One edit changes at most two of them. */
export function countDifferentCharacters(one: number, other: number): number {
  let bits = one ^ other
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f
  return Math.imul(bits, 0x01010101) >>> 24
}
