import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { DemoProduct } from '#demo/catalogue/types.ts'
import type { ExpectedGoods, JudgedDialogue } from './read-dialogues.ts'

const CEMENT: ExpectedGoods = { kinds: ['semen-abu'], attributes: [], qty: 20 }
const ENDING = ['cukup', 'Budi, jl melati 5 bekasi', 'ya']

/** One product of each sub-category, with what a buyer may type of it. */
function listKinds() {
  const { products, brands } = buildCatalogue()
  const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]))
  const chosen = new Map(products.map((product) => [product.subCategory, product]))
  return [...chosen.values()].map((product) => describe(product, brandNames.get(product.brand)))
}

/** `kawat duri bwg 14 roll 10 kg`, without the brand; how many of them can be ordered, and two steps more. */
function describe({ name, subCategory, variants }: DemoProduct, brand = '') {
  const variant = variants[Math.floor(variants.length / 3)]!
  const kind = name.replace(brand, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const step = variant.multiple ?? 1
  const qty = Math.max(variant.minOrder ?? 1, step * 4)
  return {
    subCategory,
    goods: `${kind} ${variant.name.toLowerCase().replaceAll(' × ', 'x')}`,
    called: kind.split(' ').slice(0, 2).join(' '),
    unit: variant.unit,
    qty,
    step,
  }
}

const write = (number: number): string => String(number).replace('.', ',')

/** Of every kind of goods: some are ordered and corrected, taken off a list, added to, and asked for their price first. */
export const buildKindDialogues = (): JudgedDialogue[] =>
  listKinds().flatMap(({ subCategory, goods, called, unit, qty, step }) => {
    const [more, added] = [qty + step * 2, step * 2].map(write)
    const ordered = `${goods} ${write(qty)} ${unit}`
    const expect = (count: number): ExpectedGoods => ({
      kinds: [subCategory],
      attributes: [],
      qty: count,
    })
    const judge = (act: string, messages: string[], expected: ExpectedGoods[]): JudgedDialogue => ({
      id: `${subCategory}-${act}`,
      isAnswering: true,
      page: undefined,
      turns: [...messages, ...ENDING].map((message) => ({ message, reply: undefined })),
      goods: expected,
      name: 'Budi',
      address: 'melati',
      end: 'selesai',
    })
    return [
      judge('corrected', [`butuh ${ordered}`, `eh jadi ${more}`], [expect(qty + step * 2)]),
      judge('removed', [`semen 40 kg 20 sak, ${ordered}`, `${called}nya ga jadi`], [CEMENT]),
      judge(
        'added',
        ['semen 40 kg 20 sak', `sama ${ordered}`, `${called}nya tambah ${added} lagi`],
        [CEMENT, expect(qty + step * 2)],
      ),
      judge('asked', [`${goods} harganya berapa?`, `oke ambil ${write(qty)}`], [expect(qty)]),
    ]
  })
