import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measureParcel } from '../physical-size.ts'
import { getToolColour, SHADES } from './tool-colours.ts'

const GEAR = [
  ['HLM', 'Helm Proyek', 'helmet', 0.38, [28, 22, 16], 38_000, ['Standar']],
  [
    'SPT',
    'Sepatu Pengaman',
    'shoes',
    1.25,
    [33, 28, 13],
    245_000,
    ['39', '40', '41', '42', '43', '44'],
  ],
  ['STG', 'Sarung Tangan', 'gloves', 0.11, [25, 13, 3], 14_500, ['M', 'L', 'XL']],
  ['RMP', 'Rompi Proyek', 'vest', 0.18, [30, 25, 3], 29_000, ['M', 'L', 'XL']],
  ['KCM', 'Kacamata Pelindung', 'goggles', 0.07, [17, 7, 6], 21_000, ['Bening', 'Gelap']],
  ['MSK', 'Masker Debu', 'mask', 0.12, [20, 12, 10], 38_000, ['N95', 'Karbon']],
  ['SBK', 'Sabuk Tubuh Penuh', 'harness', 1.6, [34, 26, 10], 298_000, ['Satu Kait', 'Dua Kait']],
  ['KRC', 'Kerucut Lalu Lintas', 'cone', 1.9, [70, 36, 36], 82_000, ['70 cm', '90 cm']],
  ['APR', 'Alat Pemadam Api', 'extinguisher', 4.8, [45, 15, 15], 295_000, ['3 kg', '6 kg']],
  ['JRG', 'Jaring Pengaman', 'net', 3.2, [55, 35, 14], 218_000, ['3 × 5 m', '3 × 10 m']],
] as const

/** The colours of a kind of gear. */
function listShades(form: string): readonly (readonly [string, string, string])[] {
  if (form === 'helmet' || form === 'vest') return SHADES
  if (form === 'cone' || form === 'harness') return SHADES.slice(1, 2)
  if (form === 'extinguisher') return [['MRH', 'Merah', '#c0202a']]
  return form === 'net' ? SHADES.slice(3) : [['HTM', 'Hitam', '#2b2c2f']]
}

/** Protective gear and ladders. */
export const SAFETY: ProductsBySubCategory = {
  'alat-pelindung': () =>
    crossProduct(
      ['selamata', 'pandega', 'perancha'],
      GEAR,
      (brand, [code, name, form, kg, [l, w, h], price, sizes]) =>
        (
          [
            ['STD', 'Standar', 1],
            ['PRO', 'Pro', 1.45],
          ] as const
        ).map(([gradeCode, grade, factor]) => ({
          brand,
          code: `${code}-${gradeCode}`,
          name: `${name} ${getPrintedBrand(brand).name} ${grade}`,
          standard:
            form === 'helmet'
              ? 'SNI ISO 3873:2012'
              : form === 'shoes'
                ? 'SNI 7079:2009'
                : 'SNI 8604:2018',
          text: `${name} yang nyaman dipakai seharian di proyek.`,
          attributes: { jenis: name },
          variants: crossProduct(
            sizes as readonly string[],
            listShades(form),
            (size, [shadeCode, shade, hex]) => ({
              code: `${size
                .replace(/[^A-Za-z0-9]/g, '')
                .slice(0, 5)
                .toUpperCase()}-${shadeCode}`,
              name: form === 'helmet' ? shade : form === 'vest' ? `${size} ${shade}` : size,
              attributes: { ukuran: size, warna: shade },
              ...measureParcel(
                kg * (size.startsWith('6 ') || size.includes('10 m') ? 1.8 : 1),
                l,
                w,
                h,
              ),
              price: price * factor * (size.startsWith('6 ') || size.includes('10 m') ? 1.6 : 1),
              image: { kind: 'safety' as const, form, colour: hex },
            }),
          ),
        })),
    ),
  tangga: () =>
    crossProduct(
      ['perancha', 'pandega', 'galvara'],
      [
        ['LPT', 'Tangga Lipat', 'a-frame', [3, 4, 5, 6, 7, 8], 1.35, 132_000],
        ['LRS', 'Tangga Lurus', 'straight', [8, 10, 12, 14], 0.9, 98_000],
        ['TLS', 'Tangga Teleskopik', 'telescopic', [9, 11, 13], 1.05, 128_000],
      ] as const,
      (brand, [code, name, form, steps, kg, price]) =>
        (
          [
            ['STD', 'Aluminium', 1, 120],
            ['BRT', 'Aluminium Tebal', 1.3, 150],
          ] as const
        ).map(([gradeCode, grade, factor, load]) => ({
          brand,
          code: `${code}-${gradeCode}`,
          name: `${name} ${grade} ${getPrintedBrand(brand).name}`,
          standard: 'EN 131',
          text: `${name} ${grade.toLowerCase()} dengan kaki karet anti selip.`,
          attributes: { jenis: name, beban: load },
          variants: (steps as readonly number[]).map((step) => ({
            code: `${step}`,
            name: `${step} anak tangga`,
            attributes: { tinggi: Math.round(step * 3) / 10 },
            ...measureParcel(
              kg * step * factor,
              form === 'telescopic' ? 85 : step * 30,
              46,
              form === 'telescopic' ? 12 : 10,
            ),
            price: price * step * factor,
            image: { kind: 'ladder' as const, form, steps: step, colour: getToolColour(brand) },
          })),
        })),
    ),
}
