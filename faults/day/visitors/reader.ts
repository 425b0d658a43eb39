import { pick, type DayVisitor } from '../visit.ts'

/** Comes from a search engine or an advertisement, looks around and leaves. */
export const reader: DayVisitor = {
  name: 'reader',
  share: 560,
  isBuyer: false,
  async run({ dice, goods, read, think }) {
    await read('home page', '/')
    await think(2)
    await read('category page', `/kategori/${pick(dice, goods.categories)}`)
    for (let page = dice(1, 3); page > 0; page--) {
      await think(4)
      // Most look at what is popular.
      const among = dice(1, 4) > 1 ? goods.products.slice(0, 100) : goods.products
      await read('product page', `/produk/${pick(dice, among)}`)
    }
  },
}
