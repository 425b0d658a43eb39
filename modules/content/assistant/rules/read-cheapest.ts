const CHEAPEST =
  /(?<!\p{L})(?:yang\s)?(?:(?:paling\s)?murah(?:an)?|termurah)(?!\p{L})|(?<!\p{L})yang\smurah(?!\p{L})/u
const ASKS = /[?]|(?<!\p{L})(?:ada|mana|berapa|apa|apakah|lebih|bisa|kenapa|tidak)(?!\p{L})/u

/** `ambil yang murah 30`: the rest of a part that orders the cheapest; undefined where it only asks about it. */
export function readCheapest(part: string): string | undefined {
  if (!CHEAPEST.test(part) || ASKS.test(part)) return undefined
  return part.replace(CHEAPEST, ' ').replaceAll(/\s+/g, ' ').trim()
}
