import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measureParcel } from '../physical-size.ts'
import { SHADES } from './tool-colours.ts'

/** Scaffolds and barrows. */
export const SITE_GEAR: ProductsBySubCategory = {
  perancah: () =>
    crossProduct(
      ['perancha', 'krida-baja', 'galvara'],
      [
        ['RGK', 'Rangka Utama', [90, 170, 190], 0.082, 1_850],
        ['PLG', 'Palang Silang', [193, 220], 0.021, 480],
        ['SPT', 'Pipa Sangga', [300, 390], 0.04, 760],
        ['LDR', 'Rangka Tangga', [90, 170], 0.06, 1_500],
      ] as const,
      (brand, [code, name, heights, kg, price]) =>
        (
          [
            ['CAT', 'Cat', 1, '#1d4ed8'],
            ['GLV', 'Galvanis', 1.28, '#aab2b8'],
          ] as const
        ).map(([coatCode, coat, factor, hex]) => ({
          brand,
          code: `${code}-${coatCode}`,
          name: `${name} Perancah ${getPrintedBrand(brand).name} ${coat}`,
          standard: 'SNI 8455:2017',
          text: `${name} pipa baja 1 ½" tebal 2 mm untuk perancah bertingkat.`,
          attributes: { bagian: name, lapisan: coat },
          variants: (heights as readonly number[]).map((height) => ({
            code: `${height}`,
            name: `${height} cm`,
            attributes: { tinggi: height },
            ...measureParcel(kg * height, height, code === 'RGK' || code === 'LDR' ? 122 : 10, 5),
            price: price * height * factor,
            image: { kind: 'scaffold' as const, height, colour: hex },
          })),
        })),
    ),
  gerobak: () =>
    crossProduct(
      ['perancha', 'pandega', 'wesi-luhur'],
      [
        [1, 65, 14, 465_000],
        [2, 95, 21, 690_000],
      ] as const,
      (brand, [wheels, litres, kg, price]) =>
        (['Ban Angin', 'Ban Mati'] as const).map((tyre) => ({
          brand,
          code: `${wheels}${tyre === 'Ban Angin' ? 'A' : 'M'}`,
          name: `Gerobak ${wheels} Roda ${tyre} ${getPrintedBrand(brand).name}`,
          text: 'Bak pelat 0,8 mm dengan rangka pipa las penuh.',
          attributes: { roda: wheels, isi: litres },
          variants: [['MRH', 'Merah', '#b91c1c'] as const, ...SHADES.slice(1, 4)].map(
            ([shadeCode, shade, hex]) => ({
              code: shadeCode,
              name: shade,
              attributes: { warna: shade },
              ...measureParcel(kg, 90, 65, 40),
              price: price * (tyre === 'Ban Mati' ? 1.07 : 1),
              image: { kind: 'wheelbarrow' as const, colour: hex, wheels },
            }),
          ),
        })),
    ),
}
