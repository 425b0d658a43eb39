import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measurePack, measureSlab } from '../physical-size.ts'
import { formatNumber } from '../format.ts'
import { MOTIFS } from './ceiling-colours.ts'

/** Wall panels, cornices and compounds. */
export const CLADDINGS: ProductsBySubCategory = {
  'panel-dinding': () =>
    crossProduct(
      ['plafindra', 'partisia', 'jendelia'],
      [
        ['ACS', 'ACP Poliester', 'acp', [3, 4], 1220, 2440, 1380, 385_000],
        ['ACF', 'ACP PVDF', 'acp', [4], 1220, 2440, 1400, 640_000],
        ['WPC', 'Panel WPC Bergaris', 'wpc-panel', [12, 24], 160, 2900, 700, 68_000],
        ['FOM', 'Panel Busa Bata', 'foam', [5, 8], 700, 770, 55, 24_000],
      ] as const,
      (brand, [code, kind, material, thicknesses, width, length, density, price]) => ({
        brand,
        code,
        name: `${kind} ${getPrintedBrand(brand).name}`,
        text: `${kind} untuk fasad, kabinet dan pelapis dinding cepat pasang.`,
        attributes: {
          jenis: kind,
          ukuran: `${formatNumber(width)} × ${formatNumber(length)} mm`,
        },
        variants: crossProduct(
          thicknesses as readonly number[],
          MOTIFS.slice(0, 4),
          (thickness, [motifCode, motif, hex]) => ({
            code: `${thickness}-${motifCode}`,
            name: `${thickness} mm ${motif}`,
            attributes: { tebal: thickness, warna: motif },
            ...measureSlab(length, width, thickness, density),
            price: price * (0.55 + (0.45 * thickness) / thicknesses[0]),
            coverageM2: (width * length) / 1e6,
            image: { kind: 'board', material, thickness, colour: hex },
          }),
        ),
      }),
    ),
  'lis-kompon': () => [
    ...crossProduct(
      ['gypsara', 'plafindra', 'partisia'],
      [
        ['LGP', 'Lis Gipsum', 'gypsum', 900, 12_500],
        ['LPV', 'Lis PVC', 'pvc', 300, 9_500],
      ] as const,
      (brand, [code, name, material, density, price]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk menutup sudut plafon dan dinding.`,
        attributes: { jenis: name, bahan: material === 'gypsum' ? 'Gipsum' : 'PVC' },
        variants: [5, 8, 10, 12, 15].map((height) => ({
          code: `${height}`,
          name: `${height} cm × ${material === 'gypsum' ? '2,4' : '4'} m`,
          attributes: { ukuran: `${height} cm` },
          ...measureSlab(material === 'gypsum' ? 2400 : 4000, height * 10, 14, density),
          price: price * (0.5 + height / 12),
          image: { kind: 'moulding' as const, material, width: height * 10 },
        })),
      }),
    ),
    ...crossProduct(
      ['gypsara', 'partisia', 'wreksa-mortar'],
      [
        ['KPN', 'Kompon Serbuk', 4_300],
        ['KPS', 'Kompon Siap Pakai', 7_900],
        ['CRN', 'Perekat Lis', 4_900],
      ] as const,
      (brand, [code, name, perKg]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk sambungan gipsum, halus dan tidak retak.`,
        attributes: { jenis: name, bahan: 'Gipsum' },
        variants: [5, 20].map((kg) => ({
          code: `${kg}`,
          name: `${kg} kg`,
          unit: 'sak' as const,
          order: [1, 1] as [number, number],
          attributes: { ukuran: `${kg} kg` },
          ...measurePack(kg, 1000),
          price: perKg * kg * (kg === 5 ? 1.25 : 1),
          image: {
            kind: 'cement-bag' as const,
            brand: getPrintedBrand(brand),
            kg,
            label: name.toUpperCase().slice(0, 10),
            product: 'gypsum-compound' as const,
          },
        })),
      }),
    ),
  ],
}
