import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { calculateHollowMass, calculateStripMass } from '../masses.ts'
import { measureBar } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'

const MAKERS = ['galvara', 'rangkajati', 'krida-baja', 'wesi-luhur']

/** Hollow sections and cold-formed roof frames, mass from the developed width of the strip. */
export const LIGHT_STEEL: ProductsBySubCategory = {
  hollow: () =>
    crossProduct(
      MAKERS,
      [
        ['GLV', 'Galvanis', 'galvanised', 17_100],
        ['HTM', 'Hitam', 'black', 14_600],
        ['STL', 'Stainless 304', 'stainless', 62_000],
      ] as const,
      (brand, [code, kind, finish, perKg]) => ({
        brand,
        code,
        name: `Hollow ${kind} ${getPrintedBrand(brand).name}`,
        standard: code === 'STL' ? 'ASTM A554' : 'SNI 8399:2017',
        text: 'Besi kotak berongga las lurus untuk pagar, kanopi, rangka partisi dan perabot.',
        specification: [
          ['Panjang', '6 m'],
          ['Toleransi tebal', '± 0,1 mm'],
        ],
        attributes: { lapisan: kind, bahan: code === 'STL' ? 'Baja tahan karat' : 'Baja karbon' },
        indent: code === 'STL' && brand !== 'galvara',
        variants: crossProduct(
          [
            [20, 20],
            [20, 40],
            [30, 30],
            [30, 60],
            [40, 40],
            [40, 60],
            [50, 50],
            [50, 100],
          ] as const,
          [1.2, 1.6, 2],
          ([width, height], thickness) => ({ width, height, thickness }),
        )
          .filter(({ width, thickness }) => thickness < 2 || width >= 40)
          .map(({ width, height, thickness }) => {
            const kg = calculateHollowMass(width, height, thickness)
            return {
              code: `${width}${height}-${toSizeCode(thickness)}`,
              name: `${width} × ${height} × ${formatNumber(thickness)} mm`,
              attributes: {
                ukuran: `${width} × ${height} mm`,
                tebal: thickness,
                berat: Math.round(kg * 60) / 10,
              },
              ...measureBar(kg, 6, width, height),
              price: kg * 6 * perKg,
              image: { kind: 'hollow', width, height, thickness, finish },
            }
          }),
      }),
    ),
  'kanal-c': () =>
    crossProduct(
      MAKERS,
      [
        ['AZ100', 'AZ 100', 1],
        ['AZ150', 'AZ 150', 1.09],
        ['Z18', 'Galvanis Z 18', 0.93],
      ] as const,
      (brand, [code, coating, factor]) => ({
        brand,
        code,
        name: `Kanal C ${getPrintedBrand(brand).name} ${coating}`,
        standard: 'SNI 8399:2017',
        text: 'Profil C mutu G550 untuk kuda-kuda dan rangka atap, panjang 6 m.',
        specification: [
          ['Mutu baja', 'G550, 550 MPa'],
          ['Lapisan', coating],
        ],
        attributes: { lapisan: coating, panjang: 6 },
        variants: crossProduct([75, 100], [0.65, 0.75, 0.85, 1], (height, thickness) => {
          const kg = calculateStripMass(height + 2 * 35 + 2 * 8, thickness)
          return {
            code: `${height}-${toSizeCode(thickness)}`,
            name: `C${height} × ${formatNumber(thickness)} mm × 6 m`,
            attributes: { tinggi: height, tebal: thickness },
            ...measureBar(kg, 6, height, 12),
            price: kg * 6 * 18_600 * factor,
            image: {
              kind: 'c-channel',
              width: height,
              thickness,
              profile: 'c',
              finish: 'galvalume',
            },
          }
        }),
      }),
    ),
  'reng-baja': () =>
    crossProduct(
      MAKERS,
      [
        ['AZ100', 'AZ 100', 1],
        ['AZ150', 'AZ 150', 1.08],
        ['Z18', 'Galvanis Z 18', 0.94],
      ] as const,
      (brand, [code, coating, factor]) => ({
        brand,
        code,
        name: `Reng ${getPrintedBrand(brand).name} ${coating}`,
        standard: 'SNI 8399:2017',
        text: 'Profil topi mutu G550 sebagai dudukan penutup atap, panjang 6 m.',
        specification: [['Panjang', '6 m']],
        attributes: { lapisan: coating },
        variants: crossProduct([30, 32], [0.4, 0.45, 0.5], (height, thickness) => {
          const kg = calculateStripMass(height * 2 + 56, thickness)
          return {
            code: `${height}-${toSizeCode(thickness)}`,
            name: `R${height} × ${formatNumber(thickness)} mm × 6 m`,
            attributes: { tinggi: height, tebal: thickness },
            ...measureBar(kg, 6, 70, 10),
            price: kg * 6 * 18_900 * factor,
            image: {
              kind: 'c-channel',
              width: height,
              thickness,
              profile: 'reng',
              finish: 'galvalume',
            },
          }
        }),
      }),
    ),
}
