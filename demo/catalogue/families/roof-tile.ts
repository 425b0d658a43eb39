import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measureParcel } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'
import { TILE_COLOURS } from './roof-colours.ts'

/** Tiles by the piece, transparent and bitumen roofs. */
export const ROOF_TILES: ProductsBySubCategory = {
  'genteng-keramik-beton': () =>
    crossProduct(
      ['gentara', 'bata-kencana', 'payon'],
      [
        ['KMR', 'Genteng Keramik Morando', 'clay-tile', 'Keramik glasir', 14, 2.8, 11_200],
        ['KFL', 'Genteng Keramik Flat', 'clay-tile', 'Keramik glasir', 12, 3.2, 14_500],
        ['BFL', 'Genteng Beton Flat', 'concrete-tile', 'Beton', 9, 4.6, 9_800],
        ['BGL', 'Genteng Beton Gelombang', 'concrete-tile', 'Beton', 10, 4.3, 8_200],
        ['TLH', 'Genteng Tanah Liat', 'clay-tile', 'Tanah liat', 22, 1.9, 3_100],
      ] as const,
      (brand, [code, name, profile, material, pieces, kg, price]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} yang menahan panas dan meredam bunyi hujan.`,
        standard: material === 'Beton' ? 'SNI 0096:2007' : 'SNI 03-2095-1998',
        attributes: { bahan: material, isi: pieces, bentuk: name.split(' ').at(-1) ?? '' },
        variants: (code === 'TLH' ? TILE_COLOURS.slice(0, 1) : TILE_COLOURS).map(
          ([colourCode, colour, hex]) => ({
            code: colourCode,
            name: colour,
            attributes: { warna: colour },
            ...measureParcel(kg, 40, 30, kg > 4 ? 2.6 : 2),
            price,
            coverageM2: 1 / pieces,
            image: { kind: 'roofing', profile, colour: hex },
          }),
        ),
      }),
    ),
  'atap-transparan': () =>
    crossProduct(
      ['langitan', 'teduhjaya'],
      [
        ['UPV', 'Atap uPVC Rongga', 'trapezoid', [10], [3, 4, 6], 0.86, 9.2, 152_000],
        [
          'PLG',
          'Polikarbonat Gelombang',
          'polycarbonate',
          [0.8, 1],
          [1.8, 2.4, 3],
          0.86,
          1.3,
          96_000,
        ],
        ['TWN', 'Polikarbonat Twinwall', 'polycarbonate', [5, 6], [5.8, 11.6], 2.1, 1.25, 82_000],
        [
          'SLD',
          'Polikarbonat Solid',
          'polycarbonate',
          [1.2, 2, 3],
          [2.44, 5.8],
          1.22,
          2.6,
          178_000,
        ],
      ] as const,
      (brand, [code, name, profile, thicknesses, lengths, width, kgM2, price]) =>
        (
          [
            ['BNG', 'Bening', '#cfe3ee'],
            ['PTH', 'Putih Susu', '#f2f2ee'],
            ['BRU', 'Biru', '#3f7fb5'],
            ['CKT', 'Cokelat', '#7a5a40'],
          ] as const
        ).map(([colourCode, colour, hex]) => ({
          brand,
          code: `${code}-${colourCode}`,
          name: `${name} ${getPrintedBrand(brand).name} ${colour}`,
          text: 'Atap ringan berlapis anti UV untuk kanopi, teras dan area jemur.',
          attributes: { jenis: name, warna: colour },
          specification: [['Garansi', '10 tahun tidak getas']] as [string, string][],
          variants: crossProduct(thicknesses, lengths, (thickness, metres) => ({
            code: `${toSizeCode(thickness)}-${toSizeCode(metres)}`,
            name: `${formatNumber(thickness)} mm × ${formatNumber(width)} × ${formatNumber(metres)} m`,
            attributes: { tebal: thickness, panjang: metres },
            ...measureParcel(
              kgM2 * width * metres * (code === 'SLD' ? thickness / 2 : code === 'UPV' ? 0.6 : 1),
              metres * 100,
              width * 100,
              Math.max(0.6, thickness / 10),
            ),
            price: price * width * metres * (0.6 + (0.4 * thickness) / thicknesses[0]),
            coverageM2: width * metres * 0.93,
            image: { kind: 'roofing' as const, profile, colour: hex, thickness },
          })),
        })),
    ),
  bitumen: () =>
    crossProduct(
      ['payon', 'langitan', 'teduhjaya'],
      ['Persegi', 'Sarang Lebah', 'Berang-berang'],
      (brand, form) => ({
        brand,
        code: form.slice(0, 3).toUpperCase(),
        name: `Atap Bitumen ${form} ${getPrintedBrand(brand).name}`,
        text: 'Lembar aspal berserat kaca dengan butir batu, lentur untuk atap lengkung.',
        attributes: { bentuk: form, tutup: 3 },
        variants: TILE_COLOURS.map(([code, colour, hex]) => ({
          code,
          name: colour,
          attributes: { warna: colour },
          ...measureParcel(27, 101, 34, 8),
          price: 465_000,
          coverageM2: 3,
          image: { kind: 'roofing', profile: 'bitumen-shingle', colour: hex },
        })),
      }),
    ),
}
