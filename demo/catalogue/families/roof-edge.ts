import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measureSlab } from '../physical-size.ts'
import { COLOURS } from './roof-colours.ts'

/** Ridges, gutters and fascias. */
export const ROOF_EDGES: ProductsBySubCategory = {
  'nok-talang': () =>
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
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} sewarna atap untuk menutup pertemuan bidang dan mengalirkan air hujan.`,
        attributes: { jenis: name },
        variants: crossProduct(
          lengths as readonly number[],
          COLOURS,
          (metres, [colourCode, colour, hex]) => ({
            code: `${metres}-${colourCode}`,
            name: `${metres} m ${colour}`,
            attributes: { panjang: metres, warna: colour },
            ...measureSlab(metres * 1000, width * 500, 8, kg / (width * 0.5 * 0.008)),
            price: price * metres,
            image: { kind: 'roofing', profile, colour: hex },
          }),
        ),
      }),
    ),
}
