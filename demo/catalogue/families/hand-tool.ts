import type { ImageSpec } from '#demo/images/image-spec.ts'
import { printed } from '../brands.ts'
import { crossProduct, numberFacet, textFacet, type SubCategoryDraft } from '../draft.ts'
import { parcel } from '../physical-size.ts'
import { formatNumber } from '../format.ts'
import { hue } from './tool-colours.ts'

const HAND = ['pandega', 'mesindra', 'pantek', 'engsela']

type HandTool = Extract<ImageSpec, { kind: 'hand-tool' }>['form']

type ToolRow = readonly [
  code: string,
  name: string,
  form: HandTool,
  sizes: readonly number[],
  unit: string,
  kg: number,
  price: number,
]

// code, name, drawing, sizes with their unit, mass kg at the first size, price at the first size.
const TOOLS = [
  ['PLU', 'Palu Kambing', 'hammer', [8, 16, 24], 'oz', 0.42, 42_000],
  ['PKG', 'Palu Godam', 'hammer', [2, 3, 5], 'kg', 2.4, 98_000],
  ['SDS', 'Sendok Semen', 'trowel', [7, 8, 9], 'inci', 0.22, 24_000],
  ['RSK', 'Roskam', 'plaster-float', [24, 28], 'cm', 0.42, 38_000],
  ['GRG', 'Gergaji Kayu', 'saw', [16, 18, 20], 'inci', 0.5, 62_000],
  ['OBG', 'Obeng Set', 'screwdriver', [2, 6, 8], 'buah', 0.3, 48_000],
  ['TNG', 'Tang Kombinasi', 'pliers', [6, 7, 8], 'inci', 0.25, 46_000],
  ['KNP', 'Kunci Pas Ring Set', 'wrench', [8, 11, 14], 'buah', 1, 142_000],
  ['MTR', 'Meteran', 'tape', [3, 5, 7.5, 10], 'm', 0.16, 21_000],
  ['WTP', 'Waterpas', 'level', [30, 60, 100, 120], 'cm', 0.3, 52_000],
  ['SKP', 'Sekop', 'shovel', [70, 95], 'cm', 1.6, 68_000],
  ['CKL', 'Cangkul', 'hoe', [24, 26], 'cm', 1.7, 72_000],
  ['LGS', 'Linggis', 'crowbar', [60, 90, 120], 'cm', 1.6, 58_000],
  ['PHT', 'Pahat Beton', 'chisel', [25, 30], 'cm', 0.5, 29_000],
  ['CTR', 'Pisau Kater', 'cutter', [9, 18], 'mm', 0.08, 14_000],
] as const

const PAINTERS = [
  ['ROL', 'Rol Cat', 'roller', [4, 7, 9], 'inci', 0.14, 16_500],
  ['KUA', 'Kuas', 'brush', [1, 2, 3, 4], 'inci', 0.04, 6_800],
  ['KAP', 'Kapi', 'trowel', [2, 3, 4], 'inci', 0.06, 9_500],
  ['RGG', 'Roskam Gerigi', 'plaster-float', [6, 10], 'mm', 0.4, 34_000],
] as const

/** Hand tools. */
export const HAND_TOOLS: SubCategoryDraft[] = (
  [
    [
      'alat-tangan',
      'Alat Tangan',
      'ATG',
      ['perkakas', 'palu', 'tang', 'meteran', 'waterpass', 'hand tools'],
      TOOLS,
      380,
      'Gagang serat kaca lebih tahan pecah daripada kayu.',
    ],
    [
      'alat-cat',
      'Alat Cat & Plester',
      'ACP',
      ['kuas', 'roll cat', 'kape', 'roskam'],
      PAINTERS,
      340,
      'Cuci segera dengan air untuk cat tembok, dengan thinner untuk cat minyak.',
    ],
  ] as const
).map(([slug, name, code, aliases, rows, demand, advice]): SubCategoryDraft => ({
  slug,
  name,
  code,
  aliases: [...aliases],
  facets: [
    textFacet('jenis', 'Jenis'),
    numberFacet('ukuran', 'Ukuran'),
    textFacet('gagang', 'Gagang'),
  ],
  picture: { kind: 'hand-tool', form: rows[0][2], colour: '#d69e1a' },
  unit: 'buah',
  order: [1, 1],
  margin: 'wide',
  demand,
  advice,
  products: () =>
    crossProduct(
      HAND,
      rows as readonly ToolRow[],
      (brand, [toolCode, tool, form, sizes, unit, kg, price]) =>
        (
          [
            ['STD', 'Kayu', 1],
            ['PRO', 'Serat Kaca', 1.42],
          ] as const
        ).map(([gradeCode, handle, factor]) => ({
          brand,
          code: `${toolCode}-${gradeCode}`,
          name: `${tool} ${printed(brand).name} ${gradeCode === 'PRO' ? 'Pro' : 'Standar'}`,
          text: `${tool} baja tempa dengan gagang ${handle.toLowerCase()} yang nyaman digenggam.`,
          attributes: { jenis: tool, gagang: handle },
          variants: (sizes as readonly number[]).map((size) => {
            const ratio = (size / (sizes[0] ?? 1)) ** 0.7
            return {
              code: `${String(size).replace('.', '')}`,
              name: `${formatNumber(size)} ${unit}`,
              attributes: { ukuran: size },
              ...parcel(kg * ratio, 22 + kg * 22 * ratio, 9, 4 + kg * 2),
              price: price * ratio * factor,
              picture: {
                kind: 'hand-tool' as const,
                form,
                colour: gradeCode === 'PRO' ? hue(brand) : '#a9773f',
                size,
              },
            }
          }),
        })),
    ),
}))
