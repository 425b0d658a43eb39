import { pick, type DayVisitor } from '../visit.ts'

/** Knows what they want, and types it: suggestions, results, a product. */
export const searcher: DayVisitor = {
  name: 'searcher',
  share: 240,
  isBuyer: false,
  async run({ dice, goods, api, read, time, think }) {
    const text = pick(dice, goods.searches)
    for (const length of [3, 6, 9]) {
      await think(0.3)
      await time('suggestions', () =>
        api.catalogue.suggestions({ query: { text: text.slice(0, length) } }),
      )
    }
    await think(1)
    await read('search page', `/produk?search=${encodeURIComponent(text)}`)
    await think(3)
    const { results } = await time('search', () =>
      api.catalogue.products({ query: { search: text } }),
    )
    const found = results[0]
    if (found) await read('product page', `/produk/${found.slug}`)
  },
}
