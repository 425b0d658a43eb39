import { printed } from '../brands.ts'
import { cross, number, text, type ProductDraft, type SubCategoryDraft, type VariantDraft } from '../draft.ts'
import { DENSITY, PVC_PIPE, tube } from '../masses.ts'
import { bar, parcel } from '../shapes.ts'
import { id, sizeCode } from '../slug.ts'

const PVC = ['alira', 'tirtapipa', 'pipasena']
const CLASSES = [['AW', 'tekanan 10 kg/cm² untuk air bersih'], ['D', 'tekanan 5 kg/cm² untuk air buangan'], ['C', 'tanpa tekanan untuk ventilasi dan pelindung kabel']] as const
// Fittings: code, name, drawing, mass of a 1" AW in kg, its retail, sizes that exist.
const FORMS = [['ELB', 'Elbow', 'elbow', 0.075, 4_900], ['E45', 'Elbow 45°', 'elbow-45', 0.062, 5_300], ['TEE', 'Tee', 'tee', 0.1, 6_400], ['SOK', 'Socket', 'socket', 0.052, 3_600], ['RDS', 'Reducer Socket', 'reducer', 0.055, 4_600], ['DOP', 'Dop', 'cap', 0.032, 3_100], ['YBR', 'Tee Y', 'y-branch', 0.13, 9_800], ['SDL', 'Sok Drat Luar', 'socket', 0.045, 3_900], ['SDD', 'Sok Drat Dalam', 'socket', 0.052, 4_300], ['WMR', 'Water Mur', 'union', 0.11, 14_500], ['STK', 'Stop Kran', 'ball-valve', 0.19, 21_500], ['CLN', 'Clean Out', 'cap', 0.06, 8_400]] as const
const SIZES = PVC_PIPE.filter(([, size]) => size <= 6)

/** A fitting's mass and price grow with the pipe that it joins, by diameter^1.75. */
function grown(size: number): number {
  return Math.max(0.42, size ** 1.75)
}

function fittings(brand: string, grade: 'AW' | 'D', [code, name, form, kg, price]: (typeof FORMS)[number]): ProductDraft {
  const factor = grade === 'AW' ? 1 : 0.66
  return {
    brand, code: `${code}-${grade}`, name: `${name} PVC ${printed(brand).name} ${grade}`, standard: 'SNI 06-0135-1987', text: `${name} PVC kelas ${grade}, disambung dengan lem pipa.`, attributes: { bentuk: name, kelas: grade },
    variants: SIZES.filter(([, size, , , d]) => (grade === 'AW' || d > 0) && (size <= 4 || !['WMR', 'STK', 'SDL', 'SDD'].includes(code))).map(([inch, size, outer]): VariantDraft => ({
      code: sizeCode(inch), name: code === 'RDS' ? `${inch}" ke satu ukuran di bawahnya` : `${inch}"`, attributes: { inci: `${inch}"` }, ...parcel(kg * grown(size) * factor, (outer / 10) * 1.7, (outer / 10) * 1.5, (outer / 10) * 1.15), price: price * grown(size) * factor, order: size <= 1 ? [10, 10] : [1, 1],
      picture: { kind: 'pipe-fitting', form, inch: size, material: 'pvc' },
    })),
  }
}

/** Pipes by class and their fittings; mass from diameter, wall and the density of the plastic. */
export const PIPES: SubCategoryDraft[] = [
  {
    slug: 'pipa-pvc', name: 'Pipa PVC', code: 'PVC', aliases: ['paralon', 'pralon', 'pipa paralon', 'pipa air', 'pipa aw'], facets: [text('inci', 'Diameter'), text('kelas', 'Kelas'), number('dinding', 'Tebal dinding', 'mm'), number('luar', 'Diameter luar', 'mm'), number('panjang', 'Panjang', 'm')],
    picture: { kind: 'pipe', inch: 4, grade: 'AW', brand: printed('alira') }, unit: 'batang', order: [5, 1], margin: 'normal', demand: 760, advice: 'Panjang 4 m per batang. Potong lurus, amplas ujungnya dan beri lem di kedua sisi sambungan.',
    products: () =>
      cross([...PVC, 'tandara'], CLASSES, (brand, [grade, use]) => ({
        brand, code: grade, name: `Pipa PVC ${printed(brand).name} ${grade}`, standard: 'SNI 06-0084-2002', text: `Pipa PVC kelas ${grade}, ${use}.`, specification: [['Panjang', '4 m'], ['Ujung', 'Polos satu sisi, soket satu sisi']], attributes: { kelas: grade, panjang: 4 }, featured: brand === 'alira' && grade === 'AW', tiers: [{ minQty: 25, discount: 4 }, { minQty: 100, discount: 7 }],
        variants: PVC_PIPE.flatMap(([inch, size, outer, aw, d, c]): VariantDraft[] => {
          const wall = { AW: aw, D: d, C: c }[grade]
          const kg = tube(outer, wall, DENSITY.pvc)
          if (!wall) return []
          return [{ code: sizeCode(inch), name: `${inch}" × 4 m`, attributes: { inci: `${inch}"`, dinding: wall, luar: outer }, ...bar(kg, 4, outer), price: 6_000 + kg * 4 * 35_440, order: size > 4 ? [1, 1] : [5, 1], picture: { kind: 'pipe', inch: size, grade, brand: printed(brand) } }]
        }),
      })),
  },
  {
    slug: 'sambungan-pvc', name: 'Sambungan PVC', code: 'FPV', aliases: ['fitting pvc', 'knee', 'keni', 'elbow', 'tee', 'sok', 'shock', 'dop'], facets: [text('inci', 'Diameter'), text('bentuk', 'Bentuk'), text('kelas', 'Kelas')],
    picture: { kind: 'pipe-fitting', form: 'elbow', inch: 2, material: 'pvc' }, unit: 'buah', order: [5, 1], margin: 'wide', demand: 560, advice: 'Pilih kelas yang sama dengan pipanya; jangan memakai sambungan D untuk air bertekanan.',
    products: () => cross(PVC, ['AW', 'D'] as const, (brand, grade) => FORMS.filter(([code]) => grade === 'AW' || !['SDL', 'SDD', 'WMR', 'STK'].includes(code)).map((form) => fittings(brand, grade, form))),
  },
  {
    slug: 'pipa-ppr', name: 'Pipa & Sambungan PPR', code: 'PPR', aliases: ['ppr', 'pipa air panas', 'pipa hijau'], facets: [number('diameter', 'Diameter', 'mm'), text('bentuk', 'Bentuk'), text('kelas', 'Kelas'), number('dinding', 'Tebal dinding', 'mm')],
    picture: { kind: 'pipe', inch: 1, grade: 'PPR' }, unit: 'batang', order: [1, 1], margin: 'normal', demand: 340, advice: 'Disambung dengan mesin las panas 260 °C. PN 10 untuk air dingin, PN 20 untuk air panas.',
    products: () =>
      ['termalink', 'alira', 'tirtapipa'].flatMap((brand): ProductDraft[] => [
        ...([['PN10', 1 / 11, 1], ['PN16', 1 / 7.4, 1.1], ['PN20', 1 / 6, 1.15]] as const).map(([grade, ratio, factor]): ProductDraft => ({ brand, code: grade, name: `Pipa PPR ${printed(brand).name} ${grade}`, standard: 'SNI ISO 15874', text: `Pipa PPR ${grade} panjang 4 m yang tidak berkarat dan aman untuk air minum.`, attributes: { bentuk: 'Pipa', kelas: grade }, variants: [20, 25, 32, 40, 50, 63].map((outer) => { const wall = Math.round(outer * ratio * 10) / 10; const kg = tube(outer, wall, DENSITY.ppr); return { code: `${outer}`, name: `${outer} mm × 4 m`, attributes: { diameter: outer, dinding: wall }, ...bar(kg, 4, outer), price: kg * 4 * 78_000 * factor + 8_000, picture: { kind: 'pipe', inch: outer / 25, grade: 'PPR', brand: printed(brand) } } }) })),
        ...FORMS.slice(0, 6).map(([code, name, form, kg, price]): ProductDraft => ({ brand, code, name: `${name} PPR ${printed(brand).name}`, text: `${name} PPR las panas, kuat sampai 95 °C.`, attributes: { bentuk: name, kelas: 'PN20' }, variants: [20, 25, 32, 40, 50, 63].map((outer) => ({ code: `${outer}`, name: `${outer} mm`, unit: 'buah' as const, order: [5, 5] as [number, number], attributes: { diameter: outer }, ...parcel(kg * 0.5 * (outer / 32) ** 1.9, outer / 5.5, outer / 6.5, outer / 8), price: price * 1.5 * (outer / 32) ** 1.6, picture: { kind: 'pipe-fitting' as const, form, inch: outer / 25, material: 'ppr' as const } })) })),
      ]),
  },
  {
    slug: 'pipa-hdpe', name: 'Pipa HDPE & Selang', code: 'HDP', aliases: ['hdpe', 'pipa hitam', 'pipa roll', 'selang air'], facets: [number('diameter', 'Diameter', 'mm'), text('kelas', 'Kelas'), number('panjang', 'Panjang roll', 'm')],
    picture: { kind: 'pipe', inch: 2, grade: 'HDPE' }, unit: 'roll', order: [1, 1], margin: 'normal', demand: 260, advice: 'Lentur dan tahan tanah bergerak; sambung dengan las butt atau kompresi.',
    products: () => [
      ...cross(['tirtapipa', 'alira', 'pipasena'], [['PN10', 17], ['PN12', 13.6], ['PN16', 11]] as const, (brand, [grade, sdr]): ProductDraft => ({ brand, code: grade, name: `Pipa HDPE ${printed(brand).name} ${grade}`, standard: 'SNI 4829:2015', text: `Pipa HDPE PE100 ${grade} dalam gulungan untuk air bersih dan irigasi.`, attributes: { kelas: grade }, variants: cross([20, 25, 32, 40, 50, 63], [50, 100], (outer, metres) => { const kg = tube(outer, Math.max(1.8, outer / sdr), DENSITY.hdpe) * metres; return { code: `${outer}-${metres}`, name: `${outer} mm × ${metres} m`, attributes: { diameter: outer, panjang: metres }, ...parcel(kg, 90 + outer, 90 + outer, (outer * outer * metres) / 1.6e4 + 4), price: kg * 46_500, picture: { kind: 'pipe', inch: outer / 25, grade: 'HDPE', brand: printed(brand) } } }) })),
      ...cross(['tirtapipa', 'tamanira'], [['BNG', 'Bening', '#cfe0e6'], ['BRG', 'Berserat', '#2f8f57']] as const, (brand, [code, kind, hex]): ProductDraft => ({ brand, code: `SLG-${code}`, name: `Selang Air ${kind} ${printed(brand).name}`, text: 'Selang lentur yang tidak mudah terlipat.', attributes: { kelas: kind }, variants: cross([16, 19, 25], [25, 50], (outer, metres) => ({ code: `${outer}-${metres}`, name: `${id(outer)} mm × ${metres} m`, attributes: { diameter: outer, panjang: metres }, ...parcel(0.0052 * outer * metres, 45, 45, (outer * metres) / 80 + 3), price: 620 * outer * metres * 0.72, picture: { kind: 'coil', of: 'hose', diameter: outer, colour: hex } })) })),
    ],
  },
]
