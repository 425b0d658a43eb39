import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measurePack, measureParcel } from '../physical-size.ts'
import { formatNumber } from '../format.ts'

const SEAL = [
  ['BNG', 'Bening', '#dfe7ea'],
  ['PTH', 'Putih', '#f4f4f1'],
  ['HTM', 'Hitam', '#26272a'],
  ['ABU', 'Abu-abu', '#8b9094'],
  ['CKT', 'Cokelat', '#6a4a34'],
] as const

/** Sealants, glues, concrete chemicals. */
export const CHEMICALS: ProductsBySubCategory = {
  sealant: () =>
    crossProduct(
      ['silara', 'rekatkuat', 'tamengair', 'beningkaca'],
      [
        ['AST', 'Silikon Asetat', 'cartridge', 300, 27_500, 'kaca dan aluminium'],
        ['NTR', 'Silikon Netral', 'cartridge', 300, 42_000, 'ACP, cermin dan batu'],
        ['SNT', 'Silikon Saniter', 'cartridge', 300, 46_000, 'kamar mandi dan dapur'],
        ['PUS', 'Sealant Poliuretan', 'cartridge', 600, 78_000, 'sambungan beton dan fasad'],
        ['AKR', 'Akrilik', 'cartridge', 300, 21_500, 'retak dinding dan kusen'],
        ['BUS', 'Busa Poliuretan', 'foam-can', 750, 72_000, 'celah kusen dan lubang pipa'],
      ] as const,
      (brand, [code, name, form, ml, price, use]) => ({
        brand,
        code,
        name: `${name.includes('Sealant') || name.includes('Busa') ? name : `Sealant ${name}`} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk ${use}, lentur dan tahan cuaca.`,
        attributes: { jenis: name, isi: ml },
        variants: (form === 'foam-can' ? [['KNG', 'Kuning', '#e3cf8a'] as const] : SEAL).map(
          ([colourCode, colour, hex]) => ({
            code: colourCode,
            name: `${colour} ${ml} ml`,
            attributes: { warna: colour },
            ...measureParcel((ml * 1.1) / 1000 + 0.05, 24, 6, 6),
            price,
            image: {
              kind: 'tube' as const,
              form,
              content: name.toLowerCase(),
              colour: hex,
              brand: getPrintedBrand(brand),
            },
          }),
        ),
      }),
    ),
  lem: () =>
    crossProduct(
      ['rekatkuat', 'silara', 'lekatama', 'alira'],
      [
        ['KYU', 'Lem Kayu PVAc', 'bottle', [150, 600, 3500], 31, '#f2efe4', 'kayu dan triplek'],
        ['KNT', 'Lem Kontak', 'tin', [70, 300, 700, 2500], 62, '#d9a22c', 'HPL, karet dan kulit'],
        ['PVC', 'Lem Pipa PVC', 'squeeze', [40, 400], 88, '#7fb7d6', 'pipa dan sambungan PVC'],
        [
          'EPX',
          'Lem Epoksi Dua Komponen',
          'tin',
          [48, 400, 1000],
          110,
          '#9aa1a6',
          'besi, beton dan keramik',
        ],
        ['PKU', 'Lem Paku Cair', 'cartridge', [360], 118, '#c9c2b0', 'panel, lis dan plint'],
      ] as const,
      (brand, [code, name, form, grams, perGram, hex, use]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} berdaya rekat tinggi.`,
        attributes: { jenis: name, untuk: use },
        variants: (grams as readonly number[]).map((gram) => ({
          code: `${gram}`,
          name: gram >= 1000 ? `${formatNumber(gram / 1000)} kg` : `${gram} gram`,
          attributes: { isi: gram },
          ...measurePack((gram * 1.08) / 1000, 900),
          price: perGram * gram ** 0.93 * 1.45,
          image: {
            kind: 'tube',
            form: gram >= 2500 ? 'tin' : form,
            content: `${name.toLowerCase()} ${gram} g`,
            colour: hex,
            brand: getPrintedBrand(brand),
          },
        })),
      }),
    ),
  'kimia-beton': () =>
    crossProduct(
      ['tamengair', 'wreksa-mortar', 'lekatama', 'tigapilar'],
      [
        ['BND', 'Perekat Beton Lama', 58_000, '1 : 1 dengan air', '#f0efe8'],
        ['PCP', 'Pemercepat Kering', 34_000, '2% berat semen', '#d9a22c'],
        ['PLS', 'Superplastisizer', 42_000, '0,8% berat semen', '#6a4a34'],
        ['CRN', 'Pelindung Pengeringan', 31_000, '5 m²/liter', '#b9d3df'],
        ['KDP', 'Kedap Air Campuran', 29_000, '1% berat semen', '#8fb7d1'],
        ['BKS', 'Minyak Bekisting', 24_000, '25 m²/liter', '#c7b27a'],
      ] as const,
      (brand, [code, name, perLitre, dose, hex]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk beton yang padat, rapi dan awet.`,
        standard: 'ASTM C494',
        attributes: { jenis: name, dosis: dose },
        variants: [1, 5, 20, 200].map((litre) => ({
          code: `${litre}`,
          name: `${litre} liter`,
          unit:
            litre === 1
              ? ('botol' as const)
              : litre === 5
                ? ('galon' as const)
                : litre === 20
                  ? ('pail' as const)
                  : ('unit' as const),
          attributes: { isi: litre },
          ...measurePack(litre * 1.12, 950),
          price: perLitre * litre * (litre === 200 ? 0.78 : litre === 20 ? 0.88 : 1),
          image: {
            kind: 'bucket' as const,
            content: name.toLowerCase(),
            colour: hex,
            kg: litre,
            unit: 'liter' as const,
            brand: getPrintedBrand(brand),
          },
        })),
      }),
    ),
}
