import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measureParcel } from '../physical-size.ts'

const LAMPS = [
  ['BLB', 'Lampu LED Bohlam', 'bulb', [3, 5, 7, 9, 12, 15, 18], 6_500, 2_350, 0.04, 8],
  ['TUB', 'Lampu Tabung LED T8', 'tube', [9, 16, 18], 18_000, 1_650, 0.18, 60],
  ['DWL', 'Downlight LED', 'downlight', [5, 7, 9, 12, 18], 19_000, 2_900, 0.2, 14],
  ['FLD', 'Lampu Sorot LED', 'flood', [10, 20, 30, 50, 100], 38_000, 4_300, 0.45, 20],
  ['STR', 'Lampu Jalan LED', 'street', [30, 50, 100, 150], 145_000, 7_900, 1.4, 50],
  ['PNL', 'Panel LED', 'panel', [12, 18, 24, 40], 42_000, 4_900, 0.5, 40],
  ['EMG', 'Lampu Darurat LED', 'emergency', [5, 8, 12], 62_000, 3_900, 0.35, 16],
  ['STP', 'Lampu Strip LED 5 m', 'strip', [24, 36, 60], 68_000, 1_900, 0.25, 20],
] as const

const LIGHT = [
  ['PTH', 'Putih 6.500 K', false],
  ['KNG', 'Kuning 3.000 K', true],
] as const

/** Lamps and switches. */
export const LIGHTING: ProductsBySubCategory = {
  lampu: () =>
    crossProduct(
      ['terangga', 'nyalaku', 'voltara', 'saklara'],
      LAMPS,
      (brand, [code, name, form, watts, base, perWatt, kg, size]) =>
        (
          [
            ['STD', 'Standar', 95, 1],
            ['PRM', 'Terang Plus', 115, 1.28],
          ] as const
        ).map(([gradeCode, grade, lumens, factor]) => ({
          brand,
          code: `${code}-${gradeCode}`,
          name: `${name} ${getPrintedBrand(brand).name} ${grade}`,
          standard: 'SNI IEC 62560:2015',
          text: `${name} ${lumens} lumen per watt, umur 15.000 jam.`,
          attributes: { jenis: name },
          variants: crossProduct(
            watts as readonly number[],
            form === 'street' || form === 'flood' ? LIGHT.slice(0, 1) : LIGHT,
            (watt, [lightCode, light, warm]) => ({
              code: `${watt}-${lightCode}`,
              name: `${watt} W ${light}`,
              attributes: { daya: watt, cahaya: light, lumen: watt * lumens },
              ...measureParcel(
                kg * (0.7 + watt / (watts[0] * 3)),
                form === 'tube' ? (watt < 16 ? 62 : 122) : size,
                form === 'tube' ? 4 : size * 0.8,
                form === 'panel' || form === 'tube' ? 4 : size * 0.6,
              ),
              price: (base + watt * perWatt) * factor,
              image: { kind: 'lamp' as const, form, watt, warm, brand: getPrintedBrand(brand) },
            }),
          ),
        })),
    ),
  saklar: () =>
    crossProduct(
      ['saklara', 'voltara', 'nyalaku'],
      [
        ['SKT', 'Saklar Tunggal', 'single', 14_500],
        ['SKG', 'Saklar Ganda', 'double', 19_500],
        ['SK3', 'Saklar Tiga', 'triple', 27_000],
        ['STK', 'Stop Kontak', 'socket', 18_500],
        ['USB', 'Stop Kontak USB', 'socket-usb', 128_000],
        ['BEL', 'Tombol Bel', 'bell', 21_000],
        ['EXT', 'Stop Kontak Ekstensi', 'extension', 62_000],
      ] as const,
      (brand, [code, name, form, price]) =>
        (form === 'extension' ? (['Meja'] as const) : (['Tanam', 'Tempel'] as const)).map(
          (mount) => ({
            brand,
            code: `${code}-${mount.slice(0, 3).toUpperCase()}`,
            name: `${name} ${getPrintedBrand(brand).name} ${mount}`,
            standard: 'SNI 04-3892.1-2006',
            text: `${name} kontak perak 10 sampai 16 A dengan bahan tahan api.`,
            attributes: { jenis: name, pasang: mount },
            variants: (
              [
                ['PTH', 'Putih', '#f4f4f1', 1],
                ['KRM', 'Krem', '#e9dfc8', 1],
                ['HTM', 'Hitam', '#2b2c2f', 1.25],
                ['PRK', 'Perak', '#b8bdc2', 1.35],
              ] as const
            ).map(([colourCode, colour, hex, factor]) => ({
              code: colourCode,
              name: colour,
              attributes: { warna: colour },
              ...measureParcel(
                form === 'extension' ? 0.45 : 0.09,
                form === 'extension' ? 32 : 9,
                9,
                5,
              ),
              price: price * factor * (mount === 'Tempel' ? 0.92 : 1),
              image: { kind: 'switch' as const, form, colour: hex },
            })),
          }),
        ),
    ),
}
