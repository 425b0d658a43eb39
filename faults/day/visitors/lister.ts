import { pick, type DayVisitor } from '../visit.ts'

const LINES = 12

/** A foreman who uploads the list of a site, takes what was matched, and looks at what it costs. */
export const lister: DayVisitor = {
  name: 'lister',
  share: 40,
  isBuyer: true,
  async run({ dice, goods, api, read, time, think }) {
    const rows = Array.from({ length: LINES }, () => `${pick(dice, goods.searches)};${dice(1, 40)}`)
    const file = new File([['nama barang;jumlah', ...rows].join('\n')], 'kebutuhan.csv', {
      type: 'text/csv',
    })
    await read('list page', '/cart?pesan-cepat')
    await think(4)
    const { lines } = await time('list upload', () =>
      api.materialLists.match({ form: {}, files: { file } }),
    )
    await think(10)
    const taken = lines.flatMap(({ candidates: [first] }) =>
      first ? [{ product_variant_id: first.product_variant_id, qty: first.qty }] : [],
    )
    if (taken.length === 0) return
    await time('list into the cart', () => api.materialLists.addToCart({ body: { lines: taken } }))
    await read('cart page', '/cart')
  },
}
