import { printed } from '../brands.ts'
import { crossProduct, numberFacet, textFacet, type SubCategoryDraft } from '../draft.ts'
import { slab } from '../physical-size.ts'
import { COLOURS } from './roof-colours.ts'

/** Ridges, gutters and fascias. */
export const ROOF_EDGES: SubCategoryDraft[] = [
  {
    slug: 'nok-talang',
    name: 'Nok & Talang',
    code: 'NOK',
    aliases: ['nok', 'talang air', 'wuwung', 'lisplang metal', 'flashing', 'gutter'],
    facets: [
      textFacet('jenis', 'Jenis'),
      numberFacet('panjang', 'Panjang', 'm'),
      textFacet('warna', 'Warna'),
    ],
    picture: { kind: 'roofing', profile: 'ridge', colour: '#7c2427' },
    unit: 'batang',
    order: [2, 1],
    margin: 'normal',
    demand: 360,
    advice: 'Beri kemiringan talang 0,5 % ke arah pipa tegak dan sealant pada setiap sambungan.',
    products: () =>
      crossProduct(
        ['teduhjaya', 'payon', 'langitan', 'rangkajati'],
        [
          ['NOK', 'Nok Metal', 'ridge', 0.4, [1, 2, 3], 1.3, 42_000],
          ['TLM', 'Talang Metal', 'gutter', 0.6, [3, 4], 2.6, 68_000],
          ['TLP', 'Talang PVC', 'gutter', 0.5, [4], 1.6, 52_000],
          ['LSP', 'Lisplang Metal', 'ridge', 0.3, [3, 4], 1.1, 36_000],
        ] as const,
        (brand, [code, name, profile, width, lengths, kg, price]) => ({
          brand,
          code,
          name: `${name} ${printed(brand).name}`,
          text: `${name} sewarna atap untuk menutup pertemuan bidang dan mengalirkan air hujan.`,
          attributes: { jenis: name },
          variants: crossProduct(
            lengths as readonly number[],
            COLOURS,
            (metres, [colourCode, colour, hex]) => ({
              code: `${metres}-${colourCode}`,
              name: `${metres} m ${colour}`,
              attributes: { panjang: metres, warna: colour },
              ...slab(metres * 1000, width * 500, 8, kg / (width * 0.5 * 0.008)),
              price: price * metres,
              picture: { kind: 'roofing', profile, colour: hex },
            }),
          ),
        }),
      ),
  },
]
