import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { DENSITY } from '../masses.ts'
import { measureParcel, measureSlab } from '../physical-size.ts'
import { METALS } from './frame-colours.ts'

/** Windows and glass. */
export const WINDOWS: ProductsBySubCategory = {
  jendela: () =>
    crossProduct(
      ['jendelia', 'lawangku', 'beningkaca'],
      [
        ['CSM', 'Jendela Ayun', 'casement', 690_000],
        ['SLD', 'Jendela Geser', 'sliding', 820_000],
        ['AWN', 'Jendela Jungkit', 'awning', 640_000],
        ['FIX', 'Jendela Mati', 'fixed', 480_000],
        ['LVR', 'Jendela Nako', 'louvre', 540_000],
      ] as const,
      (brand, [code, name, form, price]) =>
        (
          [
            ['BNG', 'Kaca Bening', 'clear', 1],
            ['GLP', 'Kaca Rayban', 'tinted', 1.09],
            ['BRM', 'Kaca Buram', 'frosted', 1.06],
          ] as const
        ).map(([glassCode, glassName, glass, factor]) => ({
          brand,
          code: `${code}-${glassCode}`,
          name: `${name} ${getPrintedBrand(brand).name} ${glassName}`,
          text: `${name} rangka aluminium dengan kaca 5 mm, karet kedap dan kunci.`,
          attributes: { jenis: name, kaca: glassName },
          variants: crossProduct(
            [
              [60, 60],
              [60, 120],
              [80, 120],
              [120, 120],
            ] as const,
            METALS.slice(0, 2),
            ([width, height], [colourCode, colour, hex]) => ({
              code: `${width}${height}-${colourCode}`,
              name: `${width} × ${height} cm ${colour}`,
              attributes: { ukuran: `${width} × ${height} cm`, warna: colour },
              ...measureParcel((width * height * 19) / 10_000, height, width, 9),
              price: price * factor * (0.35 + (width * height) / 9_000),
              image: { kind: 'window' as const, form, colour: hex, glass, widthCm: width },
            }),
          ),
        })),
    ),
  kaca: () =>
    crossProduct(
      ['beningkaca', 'jendelia', 'tanpa-merek'],
      [
        ['BNG', 'Kaca Bening', 'clear', [3, 5, 6, 8, 10], 19_500],
        ['RYB', 'Kaca Rayban', 'tinted', [5, 6, 8], 24_000],
        ['BRM', 'Kaca Buram', 'frosted', [5, 8], 26_000],
        ['TPR', 'Kaca Tempered', 'tempered', [8, 10, 12], 46_000],
        ['RFL', 'Kaca Reflektif', 'reflective', [6, 8], 34_000],
        ['CRM', 'Cermin', 'mirror', [3, 5], 31_000],
      ] as const,
      (brand, [code, name, form, thicknesses, perMm]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        standard: form === 'tempered' ? 'SNI 15-2609-2006' : 'SNI 15-0047-2005',
        text: `${name} datar tanpa gelombang, tepi digosok halus.`,
        attributes: { jenis: name },
        variants: crossProduct(
          thicknesses as readonly number[],
          [
            [610, 1220],
            [1220, 1830],
            [1220, 2440],
          ] as const,
          (thickness, [width, length]) => ({
            code: `${thickness}-${width / 10}${length / 10}`,
            name: `${thickness} mm × ${width / 10} × ${length / 10} cm`,
            attributes: { tebal: thickness, ukuran: `${width / 10} × ${length / 10} cm` },
            ...measureSlab(length, width, thickness, DENSITY.glass),
            price: (perMm * thickness * width * length) / 1e6,
            coverageM2: (width * length) / 1e6,
            image: { kind: 'glass', thickness, form },
          }),
        ),
      }),
    ),
  'glass-block': () =>
    ['beningkaca', 'mozaria', 'jendelia'].map((brand) => ({
      brand,
      code: 'STD',
      name: `Bata Kaca ${getPrintedBrand(brand).name}`,
      text: 'Bata kaca berongga yang meneruskan cahaya dan meredam suara.',
      attributes: { ukuran: '19 × 19 cm', tebal: 80 },
      variants: (
        [
          ['BNG', 'Bening', '#d3e6ea'],
          ['GLB', 'Gelombang', '#bcdcdf'],
          ['BRU', 'Biru', '#7db2d8'],
          ['HJU', 'Hijau', '#9cc9a6'],
        ] as const
      ).map(([code, motif, hex]) => ({
        code,
        name: motif,
        attributes: { motif },
        ...measureParcel(2.3, 19, 19, 8),
        price: 34_500,
        piecesPerUnit: 1,
        image: { kind: 'glass' as const, thickness: 80, form: 'block' as const, colour: hex },
      })),
    })),
}
