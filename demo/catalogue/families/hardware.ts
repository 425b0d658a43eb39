import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { toSeriesCode, pickSeries } from '../series.ts'
import { measureParcel } from '../physical-size.ts'

const FINISH = [
  ['STL', 'Stainless', 'stainless', 1],
  ['KNG', 'Kuningan', 'brass', 1.12],
  ['HTM', 'Hitam', 'black', 1.08],
] as const

const HOUSES = ['kancingmas', 'grendela', 'engsela']

/** Locks and hinges, one piece in a box. */
export const HARDWARE: ProductsBySubCategory = {
  'kunci-pintu': () =>
    HOUSES.flatMap((brand, turn) =>
      crossProduct(
        pickSeries(turn, 4),
        [
          ['LVR', 'Kunci Gagang', 'lever', 1.3, 198_000, [45, 55]],
          ['BLT', 'Kunci Bulat', 'knob', 0.7, 92_000, [60]],
          ['DGT', 'Kunci Digital', 'digital', 2.9, 1_650_000, [60]],
          ['PLL', 'Gagang Tarik', 'pull', 0.95, 165_000, [300, 450, 600]],
          ['SLD', 'Silinder Kunci', 'cylinder', 0.25, 74_000, [60, 70]],
        ] as const,
        (series, [code, name, form, kg, price, sizes]) => ({
          brand,
          code: `${code}-${toSeriesCode(series)}`,
          name: `${name} ${getPrintedBrand(brand).name} ${series}`,
          text: `${name} dengan anak kunci komputer dan baut lengkap.`,
          attributes: { jenis: name, bahan: 'Baja tahan karat' },
          variants: crossProduct(
            sizes as readonly number[],
            FINISH,
            (size, [finishCode, finish, drawn, factor]) => ({
              code: `${size}-${finishCode}`,
              name: `${size} mm ${finish}`,
              attributes: { ukuran: size, lapisan: finish },
              ...measureParcel(
                kg * (0.6 + 0.4 * (size / sizes[0])),
                form === 'pull' ? size / 10 + 4 : 22,
                12,
                8,
              ),
              price:
                price *
                factor *
                (0.7 + 0.3 * (size / sizes[0])) *
                (0.9 + 0.04 * (series.length % 5)),
              image: { kind: 'lock' as const, form, size, finish: drawn },
            }),
          ),
        }),
      ),
    ),
  'gembok-grendel': () =>
    crossProduct(
      [...HOUSES, 'pandega'],
      [
        ['GLP', 'Gembok Leher Pendek', 'padlock', [30, 40, 50, 60], 0.0055, 720],
        ['GPJ', 'Gembok Leher Panjang', 'padlock', [40, 50, 60], 0.0062, 810],
        ['GRD', 'Grendel', 'bolt', [75, 100, 150, 200], 0.0011, 190],
      ] as const,
      (brand, [code, name, form, sizes, kg, price]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} dari bahan padat yang sukar digergaji.`,
        attributes: { jenis: name },
        variants: crossProduct(
          sizes as readonly number[],
          FINISH.slice(0, 2),
          (size, [finishCode, finish, drawn, factor]) => ({
            code: `${size}-${finishCode}`,
            name: `${size} mm ${finish}`,
            attributes: { ukuran: size, lapisan: finish },
            ...measureParcel(kg * size * (form === 'padlock' ? size / 40 : 1), size / 8 + 3, 8, 4),
            price: price * size * factor,
            image: { kind: 'lock', form, size, finish: drawn },
          }),
        ),
      }),
    ),
  engsel: () =>
    crossProduct(
      [...HOUSES, 'pandega'],
      [
        ['PNT', 'Engsel Pintu', 'butt', [75, 100, 125], 0.0024, 460],
        ['SDK', 'Engsel Sendok', 'concealed', [26, 35], 0.0045, 560],
        ['LTI', 'Engsel Lantai', 'floor', [90, 120], 0.042, 7_600],
        ['PGR', 'Engsel Pagar', 'gate', [50, 75, 100], 0.0078, 980],
        ['REL', 'Rel Laci', 'drawer-slide', [300, 350, 400, 450, 500], 0.0018, 210],
        ['PNP', 'Penutup Pintu', 'door-closer', [45, 65, 85], 0.032, 4_300],
      ] as const,
      (brand, [code, name, form, sizes, kg, price]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} yang senyap dengan gerak halus, lengkap dengan sekrup.`,
        attributes: { jenis: name },
        variants: crossProduct(
          sizes as readonly number[],
          FINISH.slice(0, form === 'drawer-slide' || form === 'concealed' ? 1 : 3),
          (size, [finishCode, finish, drawn, factor]) => ({
            code: `${size}-${finishCode}`,
            name: `${size} ${form === 'door-closer' || form === 'floor' ? 'kg' : 'mm'} ${finish}`,
            attributes: { ukuran: size, lapisan: finish },
            ...measureParcel(kg * size, size / 9 + 6, 8, form === 'floor' ? 8 : 4),
            price: price * size * factor,
            image: { kind: 'hinge', form, size, finish: drawn },
          }),
        ),
      }),
    ),
}
