/** How many times an area is covered: `times` is by what goods are counted for it, `said` how a reply says it. */
export type Layers = { times: number; said: string }

const COATS = /(?<![\d.,])([1-4])\s?(?:x|kali)?\s?(?:lapis|lapisan|kali\s(?:di)?cat)(?!\p{L})/u
const PAINT = /(?<!\p{L})(?:di|nge|me|penge)?cat(?:an)?(?!\p{L})/u
const BRICKS = /(?<!\p{L})(?:bata|batako|hebel)(?!\p{L})/u
/** `dinding 1 bata`, in one word: as thick as a brick is long. */
const WHOLE_BRICK = /(?<!\p{L})sebata(?!\p{L})/u
/** What the catalogue says that paint covers is for two coats. */
const USUAL_COATS = 2

/** Coats of paint other than two, or a wall as thick as a whole brick, with the text without them. */
export function readLayers(text: string): { layers?: Layers; rest: string } {
  const [whole] = WHOLE_BRICK.exec(text) ?? []
  if (whole)
    return {
      layers: { times: 2, said: 'pasangan 1 bata' },
      rest: text.replace(whole, ' ').replaceAll(/\s+/g, ' '),
    }
  const [said, number] = COATS.exec(text) ?? []
  const count = Number(number)
  const isPaint = PAINT.test(text)
  if (!said || !(isPaint || BRICKS.test(text))) return { rest: text }
  const rest = text.replace(said, ' ').replaceAll(/\s+/g, ' ').trim()
  const times = isPaint ? count / USUAL_COATS : count
  return times === 1 ? { rest } : { layers: { times, said: `${count} lapis` }, rest }
}
