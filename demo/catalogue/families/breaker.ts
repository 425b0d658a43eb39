import { printed } from '../brands.ts'
import { crossProduct, numberFacet, textFacet, type SubCategoryDraft } from '../draft.ts'
import { parcel } from '../physical-size.ts'

/** Breakers and the boxes that hold them. */
export const BREAKERS: SubCategoryDraft[] = [
  {
    slug: 'mcb',
    name: 'MCB & Panel',
    code: 'MCB',
    aliases: ['mcb', 'sekring', 'circuit breaker', 'box mcb', 'elcb', 'kontaktor'],
    facets: [
      numberFacet('arus', 'Arus', 'A'),
      numberFacet('kutub', 'Kutub'),
      textFacet('jenis', 'Jenis'),
      textFacet('putus', 'Kapasitas putus'),
    ],
    picture: { kind: 'breaker', form: 'mcb', poles: 1, ampere: 10 },
    unit: 'buah',
    order: [1, 1],
    margin: 'normal',
    demand: 360,
    advice:
      'Sesuaikan arus dengan penampang kabel: 10 A untuk 1,5 mm², 16 A untuk 2,5 mm². Pasang oleh instalatir.',
    products: () =>
      crossProduct(
        ['voltara', 'saklara', 'kabelta'],
        [
          ['MCB', 'MCB', 'mcb', [1, 2, 3], [2, 4, 6, 10, 16, 20, 32], 58_000, 0.12, '4,5 kA'],
          ['MCC', 'MCCB', 'mccb', [3], [40, 63, 100, 160], 790_000, 1.3, '18 kA'],
          ['RCB', 'Pemutus Arus Bocor RCCB', 'rccb', [2, 4], [25, 40, 63], 465_000, 0.24, '30 mA'],
          ['KTR', 'Kontaktor', 'contactor', [3], [9, 18, 32, 50], 268_000, 0.4, 'AC-3'],
        ] as const,
        (brand, [code, name, form, poles, amperes, price, kg, capacity]) => ({
          brand,
          code,
          name: `${name} ${printed(brand).name}`,
          standard: 'SNI IEC 60898-1:2009',
          text: `${name} untuk memutus arus lebih dan korsleting.`,
          attributes: { jenis: name, putus: capacity },
          variants: crossProduct(
            poles as readonly number[],
            amperes as readonly number[],
            (pole, ampere) => ({
              code: `${pole}P-${ampere}`,
              name: `${pole}P ${ampere} A`,
              attributes: { kutub: pole, arus: ampere },
              ...parcel(kg * pole, 1.9 * pole + (kg > 1 ? 2 : 0), 9 + kg * 3, 7 + kg * 2),
              price: price * (pole / poles[0]) ** 1.05 * (0.9 + ampere / 160),
              picture: { kind: 'breaker', form, poles: pole, ampere, brand: printed(brand) },
            }),
          ),
        }),
      ),
  },
  {
    slug: 'box-panel',
    name: 'Kotak Panel',
    code: 'BXP',
    aliases: ['box mcb', 'panel listrik', 'box panel', 'inbow'],
    facets: [
      numberFacet('grup', 'Grup'),
      textFacet('bahan', 'Bahan'),
      textFacet('pasang', 'Pemasangan'),
    ],
    picture: { kind: 'breaker', form: 'box', poles: 4, ampere: 0 },
    unit: 'buah',
    order: [1, 1],
    margin: 'normal',
    demand: 240,
    advice: 'Sisakan dua grup kosong untuk tambahan di kemudian hari.',
    products: () =>
      crossProduct(
        ['voltara', 'saklara', 'kabelta'],
        [
          ['PLS', 'Plastik', 'box', [2, 4, 6, 8, 12], 9_500, 0.16],
          ['BSI', 'Besi', 'panel', [6, 12, 18, 24, 36], 26_000, 0.75],
        ] as const,
        (brand, [code, material, form, groups, perGroup, kg]) => ({
          brand,
          code,
          name: `Kotak MCB ${material} ${printed(brand).name}`,
          text: `Kotak pembagi ${material.toLowerCase()} dengan rel omega dan terminal pentanahan.`,
          attributes: { bahan: material },
          variants: crossProduct(
            groups as readonly number[],
            ['Tanam', 'Tempel'],
            (group, mount) => ({
              code: `${group}-${mount.slice(0, 3).toUpperCase()}`,
              name: `${group} grup ${mount.toLowerCase()}`,
              attributes: { grup: group, pasang: mount },
              ...parcel(kg * group * 0.5 + 0.2, 8 + group * 1.6, 20, 9),
              price: perGroup * group + 16_000,
              picture: { kind: 'breaker', form, poles: group, ampere: 0, brand: printed(brand) },
            }),
          ),
        }),
      ),
  },
]
