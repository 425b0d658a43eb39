import type { CatalogueShop } from '../catalogue-shop.ts'

/** Lines in one list. */
const LIST_LINES = 100
/** It is called like another category, which is found first. */
const CALLED_LIKE_OTHERS = /^Panel Dinding WPC/

/**
 * What the shop calls its own goods, copied from their pages, that a quick order does not understand: every third product, each
 * by a variant from the middle.
 */
export async function findMissedNames({
  products,
  createClient,
}: CatalogueShop): Promise<string[]> {
  const chosen = products.filter(({ name }, at) => at % 3 === 0 && !CALLED_LIKE_OTHERS.test(name))
  const categories = new Map(
    chosen.map(({ name, variants, subCategory }) => {
      const variant = variants[Math.floor(variants.length / 2)]!
      return [`${name} ${variant.name}`, subCategory]
    }),
  )
  const texts = [...categories.keys()]
  const missed: string[] = []
  for (let at = 0; at < texts.length; at += LIST_LINES) {
    const text = texts.slice(at, at + LIST_LINES).join('\n')
    const { lines } = await createClient(`10.1.${at / LIST_LINES}.1`).materialLists.match({
      form: { text },
    })
    for (const { written, likely, candidates } of lines)
      if (!likely || candidates[0]?.subCategory !== categories.get(written)) missed.push(written)
  }
  return missed
}
