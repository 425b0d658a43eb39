import { printed } from '../brands.ts'
import {
  crossProduct,
  numberFacet,
  textFacet,
  type ProductDraft,
  type SubCategoryDraft,
} from '../draft.ts'
import { parcel } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'
import type { PaintSub } from './paint-colours.ts'
import { SPECIAL_PAINTS } from './special-paints.ts'
import { WALL_PAINTS } from './wall-paints.ts'

const SUBS = [...WALL_PAINTS, ...SPECIAL_PAINTS]

const UNIT = (kg: number, form: string) =>
  (kg >= 15 ? 'pail' : form !== 'plastic' ? 'kaleng' : kg >= 4 ? 'galon' : 'kaleng') as
    | 'kaleng'
    | 'pail'
    | 'galon'

function paints(sub: PaintSub): ProductDraft[] {
  return crossProduct(sub.brands, sub.lines, (brand, line): ProductDraft => ({
    brand,
    code: line.code,
    name: `${line.name.startsWith('Cat') || /Sealer|Plamir|Meni|Pernis|Stain|Pelapis|Epoksi/.test(line.name) ? '' : 'Cat '}${line.name} ${printed(brand).name}`,
    text: line.text,
    standard: line.standard ?? (line.form === 'tin' ? 'SNI 8011:2022' : 'SNI 3564:2009'),
    specification: [
      ['Daya sebar', `${line.spread} m²/kg per lapis`],
      ['Kering sentuh', line.form ? '2–4 jam' : '30 menit'],
    ],
    attributes: { kilap: line.finish },
    variants: crossProduct(line.kg, line.colours, (kg, [colourCode, colour, hex]) => ({
      code: `${toSizeCode(kg)}-${colourCode}`,
      name: `${colour} ${formatNumber(kg)} kg`,
      attributes: { isi: kg, warna: colour, sebar: Math.round((line.spread * kg) / 2) },
      ...parcel(kg * 1.06 + 0.05, ...can(kg / line.density)),
      unit: UNIT(kg, line.form ?? 'plastic'),
      price:
        line.perKg *
        kg *
        (kg >= 15 ? 0.86 : kg < 1 ? 1.15 : 1) *
        (['PTH', 'STD', 'BWH'].includes(colourCode) ? 1 : 1.04),
      coverageM2: (line.spread * kg) / 2,
      order: kg < 1 ? [6, 6] : [1, 1],
      picture: {
        kind: 'paint-can',
        colour: hex,
        kg,
        brand: printed(brand),
        label: line.name,
        form: line.form ?? 'plastic',
      },
    })),
  }))
}

/** Width, depth and height in cm of the can that holds a volume in m³, with its rim and lid. */
function can(volume: number): [number, number, number] {
  const side = Math.cbrt(volume * 1.35) * 100
  return [side * 0.96, side * 0.96, side * 1.08]
}

/** Paints by the can: coverage counts two coats. */
export const PAINTS: SubCategoryDraft[] = SUBS.map((sub) => ({
  slug: sub.slug,
  name: sub.name,
  code: sub.code,
  aliases: sub.aliases,
  facets: [
    numberFacet('isi', 'Isi', 'kg'),
    textFacet('warna', 'Warna'),
    numberFacet('sebar', 'Daya sebar 2 lapis', 'm²'),
    textFacet('kilap', 'Kilap'),
  ],
  picture: {
    kind: 'paint-can',
    colour: sub.hex,
    kg: 5,
    brand: printed(sub.brands[0] ?? 'warnaku'),
  },
  unit: 'kaleng',
  order: [1, 1],
  margin: 'wide',
  demand: sub.demand,
  advice: sub.advice,
  products: () => paints(sub),
}))
