import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { isBarcode } from '#platform/barcode.ts'
import { MoneySchema } from '#platform/contract/schemas.ts'
import { ListPrices } from '#modules/catalogue/pricing/contract.ts'
import { WarehouseStock } from '#modules/catalogue/stock/contract.ts'
import { contentStaff, ImagePath, Revision, wholeNumber } from './fields-contract.ts'

/** `min` is the smallest number that the column's scale can represent. */
const decimalNumber = (message: string, min: number, max: number) =>
  z.coerce.number(message).min(min, message).max(max, message)

/** A size may be one letter: M. */
export const VariantName = z
  .string()
  .trim()
  .min(1, 'Tulis nama varian, misalnya 9 mm.')
  .max(120, 'Paling banyak 120 karakter.')

/** The number of the barcode on the package. */
export const Barcode = z
  .string()
  .trim()
  .refine(isBarcode, 'Tulis semua angka di bawah kode batang: 8, 12, 13 atau 14 angka.')

/** A variant; kg, m³, m and m² are those of one selling unit. */
const VariantBody = z.object({
  sku: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]+(?:[-./][A-Z0-9]+)*$/, 'Huruf besar, angka, dan tanda hubung.')
    .max(60, 'Paling banyak 60 karakter.'),
  name: VariantName,
  barcode: Barcode.nullable().default(null),
  /** Values by the key of the sub-category's attributes. */
  attributes: z
    .record(z.string().max(30), z.union([z.string().trim().max(80), z.number()]))
    .default({}),
  unit: z.string().trim().min(1, 'Tulis satuan jual.').max(20, 'Paling banyak 20 karakter.'),
  /** Whether it is sold in fractions, like m³ and kg. */
  measured: z.boolean().default(false),
  weightKg: decimalNumber('Tulis berat lebih dari nol, dalam kg.', 0.001, 100_000),
  volumeM3: decimalNumber('Tulis volume lebih dari nol, dalam m³.', 0.000001, 1000),
  lengthM: decimalNumber('Tulis panjang lebih dari nol, dalam m.', 0.01, 100),
  piecesPerUnit: decimalNumber('Tulis jumlah isi lebih dari nol.', 0.01, 100_000)
    .nullable()
    .default(null),
  coverageM2: decimalNumber('Tulis luas lebih dari nol, dalam m².', 0.0001, 10_000)
    .nullable()
    .default(null),
  minOrder: decimalNumber('Tulis pesanan paling sedikit.', 0.001, 1_000_000).default(1),
  multiple: decimalNumber('Tulis kelipatan pesanan.', 0.001, 1_000_000).default(1),
  leadDays: wholeNumber('Tulis hari dengan angka, 0 bila siap kirim.', 365).default(0),
  picture: ImagePath.optional(),
  position: wholeNumber('Tulis urutan dengan angka.', 10_000).optional(),
  active: z.boolean().default(true),
})

export const AdminVariant = z.object({
  ...VariantBody.shape,
  id: z.string(),
  sku: z.string(),
  picture: z.string(),
  position: z.int(),
  revision: z.int(),
  ...ListPrices.shape,
  tiers: z.array(
    z.object({ minQty: z.number(), discount: z.number(), price: MoneySchema.nullable() }),
  ),
  stock: z.array(WarehouseStock),
})

const refusals = [
  'desk.changed',
  'sku.taken',
  'barcode.taken',
  'attribute.unknown',
  'attribute.value',
]

export const adminVariantCalls = {
  addVariant: call('POST /staff/products/{id}/variants', {
    ...contentStaff,
    summary: 'Adds a variant; it is on sale once it has a price',
    ids: 'whole',
    body: VariantBody,
    refusals,
    response: created(z.object({ id: z.string() })),
  }),
  changeVariant: call('PUT /staff/variants/{id}', {
    ...contentStaff,
    summary: 'Changes a variant, or takes it off sale',
    ids: 'whole',
    body: VariantBody.extend({ revision: Revision }),
    refusals,
    response: json(z.object({ id: z.string() })),
  }),
}
