import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory, type VariantDraft } from '../draft.ts'
import { ANGLE, CHANNEL, H_BEAM, LIPPED_CHANNEL, WIDE_FLANGE } from '../masses.ts'
import { measureBar } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'
import { MILLS } from './steel-mills.ts'

const FINISHES = [
  ['HTM', 'Hitam', 'black', 1],
  ['GLV', 'Galvanis Celup', 'galvanised', 1.42],
] as const

/** Steel profiles by the bar, with masses from the SNI tables. */
export const STEEL: ProductsBySubCategory = {
  'baja-wf-h': () =>
    crossProduct(MILLS.slice(0, 3), FINISHES, (brand, [code, coating, finish, factor]) =>
      (['wf', 'h'] as const).map((section) => ({
        brand,
        code: `${section.toUpperCase()}-${code}`,
        name: `${section === 'wf' ? 'Baja WF' : 'Baja H-Beam'} ${getPrintedBrand(brand).name} ${coating}`,
        text:
          section === 'wf'
            ? 'Profil sayap lebar untuk balok, kuda-kuda dan gelagar bentang panjang.'
            : 'Profil H untuk kolom dan tiang pancang.',
        standard: section === 'wf' ? 'SNI 07-7178-2006' : 'SNI 07-2610-1992',
        indent: code === 'GLV',
        specification: [
          ['Mutu', 'BJ 37 / SS400'],
          ['Kuat leleh', '≥ 245 MPa'],
        ],
        attributes: { lapisan: coating },
        variants: crossProduct(
          section === 'wf' ? WIDE_FLANGE : H_BEAM.map(([side, kg]) => [side, side, kg] as const),
          [6, 12],
          ([height, width, kg], metres): VariantDraft => ({
            code: `${height}${width}-${metres}`,
            name: `${height} × ${width} × ${metres} m`,
            attributes: { ukuran: `${height} × ${width} mm`, panjang: metres, berat: kg },
            ...measureBar(kg, metres, width, height),
            price: kg * metres * 13_900 * factor,
            image: { kind: 'beam', section, size: height, finish },
          }),
        ),
      })),
    ),
  'besi-siku': () =>
    crossProduct(MILLS, FINISHES, (brand, [code, coating, finish, factor]) => ({
      brand,
      code,
      name: `Besi Siku ${getPrintedBrand(brand).name} ${coating}`,
      standard: 'SNI 07-2054-2006',
      text: 'Siku sama kaki panjang 6 m untuk rak, rangka, menara tangki dan pagar.',
      specification: [
        ['Panjang', '6 m'],
        ['Mutu', 'BJ 37'],
      ],
      attributes: { lapisan: coating },
      variants: ANGLE.map(([leg, thickness, kg]) => ({
        code: `${leg}${thickness}`,
        name: `${leg} × ${leg} × ${thickness} mm × 6 m`,
        attributes: { sisi: leg, tebal: thickness, berat: kg },
        ...measureBar(kg, 6, leg, leg / 2),
        price: kg * 6 * 13_400 * factor,
        image: { kind: 'beam', section: 'angle', size: leg, thickness, finish },
      })),
    })),
  'besi-kanal': () =>
    crossProduct(MILLS, FINISHES, (brand, [code, coating, finish, factor]) =>
      (['UNP', 'CNP'] as const).map((shape) => ({
        brand,
        code: `${shape}-${code}`,
        name: `Kanal ${shape} ${getPrintedBrand(brand).name} ${coating}`,
        standard: shape === 'UNP' ? 'SNI 07-0052-2006' : 'SNI 07-0138-1987',
        text:
          shape === 'UNP'
            ? 'Kanal U gilas panas untuk rangka tangga, bordes dan balok ringan, panjang 6 m.'
            : 'Kanal C berbibir untuk gording dan rangka atap, panjang 6 m.',
        specification: [
          ['Panjang', '6 m'],
          ['Mutu', 'BJ 37'],
        ],
        attributes: { bentuk: shape, lapisan: coating },
        variants: (shape === 'UNP'
          ? CHANNEL.map(
              ([h, w, t, kg]) => [h, w, t, kg, `${h} × ${w} × ${formatNumber(t)}`] as const,
            )
          : LIPPED_CHANNEL.map(
              ([h, w, lip, t, kg]) =>
                [h, w, t, kg, `${h} × ${w} × ${lip} × ${formatNumber(t)}`] as const,
            )
        ).map(([h, w, t, kg, size]) => ({
          code: `${h}${w}-${toSizeCode(t)}`,
          name: `${size} mm × 6 m`,
          attributes: { ukuran: `${h} × ${w} mm`, tebal: t, berat: kg },
          ...measureBar(kg, 6, h, w * 0.6),
          price: kg * 6 * (shape === 'UNP' ? 13_800 : 14_300) * factor,
          image: {
            kind: 'c-channel',
            width: h,
            thickness: t,
            profile: shape === 'UNP' ? 'u' : 'c',
            finish: finish === 'black' ? 'black' : 'galvalume',
          },
        })),
      })),
    ),
}
