import { printed } from '../brands.ts'
import { cross, number, text, type SubCategoryDraft, type VariantDraft } from '../draft.ts'
import { ANGLE, CHANNEL, H_BEAM, LIPPED_CHANNEL, STEEL_PIPE, WIDE_FLANGE, roundBar, strip, tube } from '../masses.ts'
import { bar, slab } from '../shapes.ts'
import { id, sizeCode } from '../slug.ts'

const MILLS = ['tosan-prima', 'krida-baja', 'bajasura', 'wesi-luhur']
const FINISHES = [['HTM', 'Hitam', 'black', 1], ['GLV', 'Galvanis Celup', 'galvanised', 1.42]] as const
const ADVICE = 'Bisa dipotong di gudang dengan biaya per potong. Sertifikat pabrik disertakan bila diminta saat memesan.'

/** Profiles and plates: masses by the SNI tables, sold by the bar or sheet. */
export const STEEL: SubCategoryDraft[] = [
  {
    slug: 'baja-wf-h', name: 'Baja WF & H-Beam', code: 'WFH', aliases: ['wide flange', 'iwf', 'wf', 'h beam', 'baja profil'],
    facets: [text('ukuran', 'Ukuran'), number('panjang', 'Panjang', 'm'), number('berat', 'Berat per meter', 'kg'), text('lapisan', 'Lapisan')],
    picture: { kind: 'beam', section: 'wf', size: 200 }, unit: 'batang', order: [1, 1], margin: 'thin', demand: 380, advice: ADVICE,
    products: () =>
      cross(MILLS.slice(0, 3), FINISHES, (brand, [code, coating, finish, factor]) => (['wf', 'h'] as const).map((section) => ({
        brand, code: `${section.toUpperCase()}-${code}`,
        name: `${section === 'wf' ? 'Baja WF' : 'Baja H-Beam'} ${printed(brand).name} ${coating}`,
        text: section === 'wf' ? 'Profil sayap lebar untuk balok, kuda-kuda dan gelagar bentang panjang.' : 'Profil H untuk kolom dan tiang pancang.',
        standard: section === 'wf' ? 'SNI 07-7178-2006' : 'SNI 07-2610-1992', indent: code === 'GLV',
        specification: [['Mutu', 'BJ 37 / SS400'], ['Kuat leleh', '≥ 245 MPa']], attributes: { lapisan: coating },
        variants: cross(section === 'wf' ? WIDE_FLANGE : H_BEAM.map(([side, kg]) => [side, side, kg] as const), [6, 12], ([height, width, kg], metres): VariantDraft => ({
          code: `${height}${width}-${metres}`, name: `${height} × ${width} × ${metres} m`,
          attributes: { ukuran: `${height} × ${width} mm`, panjang: metres, berat: kg }, ...bar(kg, metres, width, height),
          price: kg * metres * 13_900 * factor, picture: { kind: 'beam', section, size: height, finish },
        })),
      }))),
  },
  {
    slug: 'besi-siku', name: 'Besi Siku', code: 'SIK', aliases: ['angle bar', 'siku', 'besi L'],
    facets: [number('sisi', 'Sisi', 'mm'), number('tebal', 'Tebal', 'mm'), number('berat', 'Berat per meter', 'kg'), text('lapisan', 'Lapisan')],
    picture: { kind: 'beam', section: 'angle', size: 50, thickness: 5 }, unit: 'batang', order: [2, 1], margin: 'thin', demand: 460, advice: ADVICE,
    products: () =>
      cross(MILLS, FINISHES, (brand, [code, coating, finish, factor]) => ({
        brand, code, name: `Besi Siku ${printed(brand).name} ${coating}`, standard: 'SNI 07-2054-2006',
        text: 'Siku sama kaki panjang 6 m untuk rak, rangka, menara tangki dan pagar.', specification: [['Panjang', '6 m'], ['Mutu', 'BJ 37']], attributes: { lapisan: coating },
        variants: ANGLE.map(([leg, thickness, kg]) => ({
          code: `${leg}${thickness}`, name: `${leg} × ${leg} × ${thickness} mm × 6 m`, attributes: { sisi: leg, tebal: thickness, berat: kg },
          ...bar(kg, 6, leg, leg / 2), price: kg * 6 * 13_400 * factor, picture: { kind: 'beam', section: 'angle', size: leg, thickness, finish },
        })),
      })),
  },
  {
    slug: 'besi-kanal', name: 'Besi Kanal UNP & CNP', code: 'KNL', aliases: ['unp', 'cnp', 'kanal u', 'kanal c', 'gording'],
    facets: [text('ukuran', 'Ukuran'), number('tebal', 'Tebal', 'mm'), number('berat', 'Berat per meter', 'kg'), text('bentuk', 'Bentuk'), text('lapisan', 'Lapisan')],
    picture: { kind: 'c-channel', width: 100, profile: 'u', finish: 'black' }, unit: 'batang', order: [1, 1], margin: 'thin', demand: 420, advice: ADVICE,
    products: () =>
      cross(MILLS, FINISHES, (brand, [code, coating, finish, factor]) => (['UNP', 'CNP'] as const).map((shape) => ({
        brand, code: `${shape}-${code}`, name: `Kanal ${shape} ${printed(brand).name} ${coating}`, standard: shape === 'UNP' ? 'SNI 07-0052-2006' : 'SNI 07-0138-1987',
        text: shape === 'UNP' ? 'Kanal U gilas panas untuk rangka tangga, bordes dan balok ringan, panjang 6 m.' : 'Kanal C berbibir untuk gording dan rangka atap, panjang 6 m.',
        specification: [['Panjang', '6 m'], ['Mutu', 'BJ 37']], attributes: { bentuk: shape, lapisan: coating },
        variants: (shape === 'UNP' ? CHANNEL.map(([h, w, t, kg]) => [h, w, t, kg, `${h} × ${w} × ${id(t)}`] as const) : LIPPED_CHANNEL.map(([h, w, lip, t, kg]) => [h, w, t, kg, `${h} × ${w} × ${lip} × ${id(t)}`] as const)).map(([h, w, t, kg, size]) => ({
          code: `${h}${w}-${sizeCode(t)}`, name: `${size} mm × 6 m`, attributes: { ukuran: `${h} × ${w} mm`, tebal: t, berat: kg }, ...bar(kg, 6, h, w * 0.6),
          price: kg * 6 * (shape === 'UNP' ? 13_800 : 14_300) * factor,
          picture: { kind: 'c-channel', width: h, thickness: t, profile: shape === 'UNP' ? 'u' : 'c', finish: finish === 'black' ? 'black' : 'galvalume' },
        })),
      }))),
  },
  {
    slug: 'pelat-besi', name: 'Pelat Besi & Bordes', code: 'PLT', aliases: ['plat besi', 'steel plate', 'plat bordes', 'plat kapal', 'checkered plate'],
    facets: [number('tebal', 'Tebal', 'mm'), text('ukuran', 'Ukuran'), text('jenis', 'Jenis'), text('lapisan', 'Lapisan')],
    picture: { kind: 'beam', section: 'plate', size: 1200, thickness: 6 }, unit: 'lembar', order: [1, 1], margin: 'thin', demand: 360,
    advice: 'Berat dihitung dari panjang × lebar × tebal × 7.850 kg/m³. Potong sesuai ukuran tersedia di gudang Cibitung.',
    products: () =>
      cross(MILLS, [['HTM', 'Hitam', 'plate', 1, 12_900], ['BRD', 'Bordes', 'chequered-plate', 1.06, 14_200], ['GLV', 'Galvanis', 'plate', 1.01, 16_500], ['STR', 'Strip', 'flat-bar', 1, 13_300]] as const, (brand, [code, kind, section, extra, perKg]) => ({
        brand, code, name: `${kind === 'Strip' ? 'Besi Strip' : `Pelat ${kind}`} ${printed(brand).name}`, standard: 'SNI 07-0722-1989',
        text: kind === 'Bordes' ? 'Pelat kembang anti slip untuk lantai kerja, tangga dan bak truk.' : kind === 'Strip' ? 'Besi gepeng 6 m untuk pagar, teralis dan klem.' : 'Pelat datar untuk sambungan, tangki, pintu dan alas kolom.',
        specification: [['Mutu', 'SS400']], attributes: { jenis: kind, lapisan: kind === 'Galvanis' ? 'Galvanis' : 'Hitam' },
        variants: kind === 'Strip'
          ? cross([20, 25, 32, 40, 50], [3, 5, 6], (width, thickness): VariantDraft => ({
              code: `${width}${thickness}`, name: `${width} × ${thickness} mm × 6 m`, attributes: { tebal: thickness, ukuran: `${width} mm × 6 m` }, unit: 'batang', ...slab(6000, width, thickness, 7850),
              price: strip(width, thickness) * 6 * perKg, picture: { kind: 'beam', section, size: width, thickness },
            }))
          : cross(code === 'GLV' ? [0.8, 1, 1.2, 1.6, 2] : [1.2, 2, 3, 5, 6, 8, 10, 12], [[1200, 2400], [1500, 6000]] as const, (thickness, [width, length]): VariantDraft[] =>
              length === 6000 && (thickness < 5 || code === 'GLV') ? [] : [{
                code: `${sizeCode(thickness)}-${width}`, name: `${id(thickness)} mm × ${id(width)} × ${id(length)}`, attributes: { tebal: thickness, ukuran: `${id(width)} × ${id(length)} mm` },
                ...slab(length, width, thickness, 7850 * extra), price: strip(width, thickness) * (length / 1000) * extra * perKg, coverageM2: (width * length) / 1e6,
                picture: { kind: 'beam', section, size: width, thickness, finish: code === 'GLV' ? 'galvanised' : 'black' },
              }]),
      })),
  },
  {
    slug: 'pipa-besi', name: 'Pipa Besi & Galvanis', code: 'PBS', aliases: ['pipa hitam', 'pipa galvanis', 'pipa gip', 'medium A', 'steel pipe'],
    facets: [text('inci', 'Diameter'), number('tebal', 'Tebal dinding', 'mm'), text('lapisan', 'Lapisan'), number('panjang', 'Panjang', 'm')],
    picture: { kind: 'pipe', inch: 2, grade: 'galvanised' }, unit: 'batang', order: [1, 1], margin: 'normal', demand: 380, advice: ADVICE,
    products: () =>
      cross(MILLS, [['HTM', 'Hitam', 'black-steel', 1, 1], ['GLV', 'Galvanis', 'galvanised', 1.32, 1], ['GLR', 'Galvanis Ringan', 'galvanised', 1.36, 0.72]] as const, (brand, [code, coating, grade, factor, wallFactor]) => ({
        brand, code, name: `Pipa ${coating} ${printed(brand).name}`, standard: 'SNI 0039:2013', text: 'Pipa las untuk air bertekanan, hidran, tiang dan rangka, panjang 6 m.',
        specification: [['Panjang', '6 m'], ['Kelas', wallFactor < 1 ? 'Ringan' : 'Medium']], attributes: { lapisan: coating, panjang: 6 },
        variants: STEEL_PIPE.map(([inch, size, outer, full]) => {
          const wall = Math.round(full * wallFactor * 10) / 10
          const kg = tube(outer, wall, 7850)
          return { code: sizeCode(inch), name: `${inch}" × ${id(wall)} mm × 6 m`, attributes: { inci: `${inch}"`, tebal: wall }, ...bar(kg, 6, outer), price: kg * 6 * 15_200 * factor, picture: { kind: 'pipe', inch: size, grade } }
        }),
      })),
  },
  {
    slug: 'besi-as-nako', name: 'Besi As & Nako', code: 'ASN', aliases: ['round bar', 'square bar', 'besi nako', 'besi as', 'besi kotak pejal'],
    facets: [number('sisi', 'Ukuran', 'mm'), text('bentuk', 'Bentuk'), number('panjang', 'Panjang', 'm')],
    picture: { kind: 'beam', section: 'round-bar', size: 16 }, unit: 'batang', order: [2, 1], margin: 'normal', demand: 240, advice: ADVICE,
    products: () =>
      cross(MILLS, [['ASB', 'As Bulat', 'round-bar'], ['NKO', 'Nako Kotak', 'square-bar']] as const, (brand, [code, shape, section]) => ({
        brand, code, name: `Besi ${shape} ${printed(brand).name}`, text: 'Besi pejal 6 m untuk teralis, pagar, engsel dan angkur.', standard: 'SNI 07-0722-1989', attributes: { bentuk: shape, panjang: 6 },
        variants: [8, 10, 12, 16, 19, 25].map((size) => {
          const kg = section === 'round-bar' ? roundBar(size) : (size * size * 7850) / 1e6
          return { code: `${size}`, name: `${size} mm × 6 m`, attributes: { sisi: size }, ...bar(kg, 6, size), price: kg * 6 * 13_800, picture: { kind: 'beam', section, size } }
        }),
      })),
  },
]
