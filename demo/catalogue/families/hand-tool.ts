import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { formatNumber } from '../format.ts'
import { measureParcel } from '../physical-size.ts'
import { list, number, readTable, text } from '../read-table.ts'
import { getToolColour } from './tool-colours.ts'

const BRANDS = ['pandega', 'mesindra', 'pantek', 'engsela']

/** Tools: sizes with their unit, mass in kg and price in rupiah at the first size. */
const TOOLS = readTable(
  'hand-tools',
  z.object({
    sub: text,
    code: text,
    name: text,
    form: z.enum([
      'hammer',
      'trowel',
      'plaster-float',
      'saw',
      'screwdriver',
      'pliers',
      'wrench',
      'tape',
      'level',
      'shovel',
      'hoe',
      'crowbar',
      'chisel',
      'cutter',
      'roller',
      'brush',
    ]),
    sizes: list(number),
    unit: text,
    kg: number,
    price: number,
  }),
)

const HANDLES = [
  ['STD', 'Standar', 'Kayu', 1],
  ['PRO', 'Pro', 'Serat Kaca', 1.42],
] as const

/** Hand tools, and those of painters and plasterers. */
export const HAND_TOOLS: ProductsBySubCategory = {
  'alat-tangan': () => makeProducts('alat-tangan'),
  'alat-cat': () => makeProducts('alat-cat'),
}

const makeProducts = (sub: string) =>
  crossProduct(
    BRANDS,
    TOOLS.filter((tool) => tool.sub === sub),
    (brand, { code, name, form, sizes, unit, kg, price }) =>
      HANDLES.map(([gradeCode, grade, handle, factor]) => ({
        brand,
        code: `${code}-${gradeCode}`,
        name: `${name} ${getPrintedBrand(brand).name} ${grade}`,
        text: `${name} baja tempa dengan gagang ${handle.toLowerCase()} yang nyaman digenggam.`,
        attributes: { jenis: name, gagang: handle },
        variants: sizes.map((size) => {
          const ratio = (size / (sizes[0] ?? 1)) ** 0.7
          return {
            code: `${String(size).replace('.', '')}`,
            name: `${formatNumber(size)} ${unit}`,
            attributes: { ukuran: size },
            ...measureParcel(kg * ratio, 22 + kg * 22 * ratio, 9, 4 + kg * 2),
            price: price * ratio * factor,
            image: {
              kind: 'hand-tool' as const,
              form,
              colour: gradeCode === 'PRO' ? getToolColour(brand) : '#a9773f',
              size,
            },
          }
        }),
      })),
  )
