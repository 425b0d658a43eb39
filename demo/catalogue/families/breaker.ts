import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measureParcel } from '../physical-size.ts'

/** Breakers and distribution boxes. */
export const BREAKERS: ProductsBySubCategory = {
  mcb: () =>
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
        name: `${name} ${getPrintedBrand(brand).name}`,
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
            ...measureParcel(kg * pole, 1.9 * pole + (kg > 1 ? 2 : 0), 9 + kg * 3, 7 + kg * 2),
            price: price * (pole / poles[0]) ** 1.05 * (0.9 + ampere / 160),
            image: { kind: 'breaker', form, poles: pole, ampere, brand: getPrintedBrand(brand) },
          }),
        ),
      }),
    ),
  'box-panel': () =>
    crossProduct(
      ['voltara', 'saklara', 'kabelta'],
      [
        ['PLS', 'Plastik', 'box', [2, 4, 6, 8, 12], 9_500, 0.16],
        ['BSI', 'Besi', 'panel', [6, 12, 18, 24, 36], 26_000, 0.75],
      ] as const,
      (brand, [code, material, form, groups, perGroup, kg]) => ({
        brand,
        code,
        name: `Kotak MCB ${material} ${getPrintedBrand(brand).name}`,
        text: `Kotak pembagi ${material.toLowerCase()} dengan rel omega dan terminal pentanahan.`,
        attributes: { bahan: material },
        variants: crossProduct(
          groups as readonly number[],
          ['Tanam', 'Tempel'],
          (group, mount) => ({
            code: `${group}-${mount.slice(0, 3).toUpperCase()}`,
            name: `${group} grup ${mount.toLowerCase()}`,
            attributes: { grup: group, pasang: mount },
            ...measureParcel(kg * group * 0.5 + 0.2, 8 + group * 1.6, 20, 9),
            price: perGroup * group + 16_000,
            image: {
              kind: 'breaker',
              form,
              poles: group,
              ampere: 0,
              brand: getPrintedBrand(brand),
            },
          }),
        ),
      }),
    ),
}
