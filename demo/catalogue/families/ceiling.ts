import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { DENSITY } from '../masses.ts'
import { measureSlab } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'
import { MOTIFS } from './ceiling-colours.ts'

/** Boards for ceilings and partitions; mass is volume × density of the board. */
export const CEILINGS: ProductsBySubCategory = {
  'papan-gipsum': () =>
    crossProduct(
      ['gypsara', 'partisia', 'plafindra', 'karang-jaya'],
      [
        ['STD', 'Standar', 'gypsum', 63_000, 720],
        ['MST', 'Tahan Lembap', 'gypsum-moisture', 108_000, 780],
        ['API', 'Tahan Api', 'gypsum-fire', 118_000, 820],
      ] as const,
      (brand, [code, kind, material, price, density]) =>
        (['Square', 'Recess'] as const).map((edge) => ({
          brand,
          code: `${code}-${edge.slice(0, 1)}`,
          name: `Papan Gipsum ${kind} ${getPrintedBrand(brand).name} Tepi ${edge === 'Square' ? 'Lurus' : 'Miring'}`,
          standard: 'SNI 03-6384-2000',
          text: `Papan gipsum ${kind.toLowerCase()} untuk plafon dan dinding dalam ruang.`,
          attributes: { jenis: kind, tepi: edge === 'Square' ? 'Lurus' : 'Miring' },
          variants: crossProduct(
            code === 'STD' ? [9, 12, 15] : [12, 15],
            [
              [1200, 2400],
              [1200, 3000],
            ] as const,
            (thickness, [width, length]) => ({
              code: `${toSizeCode(thickness)}-${length / 100}`,
              name: `${formatNumber(thickness)} mm × 1.200 × ${formatNumber(length)}`,
              attributes: { tebal: thickness, ukuran: `1.200 × ${formatNumber(length)} mm` },
              ...measureSlab(length, width, thickness, density),
              price:
                price * (length / 2400) * (0.25 + (0.75 * thickness) / (code === 'STD' ? 9 : 12)),
              coverageM2: (width * length) / 1e6,
              image: { kind: 'board' as const, material, thickness, brand: getPrintedBrand(brand) },
            }),
          ),
        })),
    ),
  'papan-semen': () =>
    crossProduct(
      ['partisia', 'gypsara', 'nusabeton'],
      [
        ['GRC', 'GRC', 'grc', [4, 5, 6, 8, 9], DENSITY.cementBoard, 19_000],
        [
          'KSB',
          'Kalsium Silikat',
          'calcium-silicate',
          [3.5, 4.5, 6, 8],
          DENSITY.calciumSilicate,
          21_500,
        ],
        ['LTD', 'Papan Lantai Semen', 'cement-board', [15, 18, 20], 1320, 21_000],
        ['LSP', 'Lisplang Motif Kayu', 'cement-board', [8, 9], 1380, 24_000],
      ] as const,
      (brand, [code, kind, material, thicknesses, density, perMm]) => ({
        brand,
        code,
        name: `${kind === 'GRC' ? 'Papan GRC' : kind === 'Kalsium Silikat' ? 'Papan Kalsium Silikat' : kind} ${getPrintedBrand(brand).name}`,
        standard: 'SNI 7705:2011',
        text: `${kind} bebas asbes untuk plafon luar, dinding dan area basah.`,
        attributes: { jenis: kind, tepi: 'Lurus' },
        variants: crossProduct(
          thicknesses as readonly number[],
          (code === 'LSP'
            ? [
                [200, 3000],
                [300, 3000],
              ]
            : [
                [1220, 2440],
                [1000, 1000],
              ]) as [number, number][],
          (thickness, [width, length]) => ({
            code: `${toSizeCode(thickness)}-${width / 10}`,
            name: `${formatNumber(thickness)} mm × ${formatNumber(width)} × ${formatNumber(length)}`,
            attributes: {
              tebal: thickness,
              ukuran: `${formatNumber(width)} × ${formatNumber(length)} mm`,
            },
            ...measureSlab(length, width, thickness, density),
            price: (perMm * thickness * width * length) / (1220 * 2440),
            coverageM2: (width * length) / 1e6,
            image: { kind: 'board', material, thickness, brand: getPrintedBrand(brand) },
          }),
        ),
      }),
    ),
  'plafon-pvc': () =>
    crossProduct(
      ['plafindra', 'langitan', 'gypsara', 'partisia'],
      ['Glossy', 'Doff', 'Lis Tengah'],
      (brand, kind) => ({
        brand,
        code: kind.slice(0, 3).toUpperCase(),
        name: `Plafon PVC ${getPrintedBrand(brand).name} ${kind}`,
        text: `Panel PVC lebar 20 cm permukaan ${kind.toLowerCase()} dengan sambungan tersembunyi.`,
        attributes: { tebal: 8, ukuran: '200 × 8 mm' },
        variants: crossProduct(MOTIFS, [3, 4, 6], ([motifCode, motif, hex], metres) => ({
          code: `${motifCode}-${metres}`,
          name: `${motif} ${metres} m`,
          attributes: { warna: motif, panjang: metres },
          ...measureSlab(metres * 1000, 200, 8, 320),
          price: 13_200 * metres * (motifCode === 'PTH' ? 1 : 1.12),
          coverageM2: metres * 0.2,
          image: {
            kind: 'board',
            material: 'pvc-ceiling',
            thickness: 8,
            colour: hex,
            brand: getPrintedBrand(brand),
          },
        })),
      }),
    ),
}
