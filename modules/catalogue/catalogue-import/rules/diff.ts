import type {
  AttributeDefinition,
  AttributeValues,
} from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { ParsedRow, RowError } from './read-row.ts'
import {
  type ImportContext,
  type ImportedValues,
  type KnownVariant,
  readKnownValue,
  type RowDiff,
} from './row-diff.ts'

export const normalizeKey = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/**
 * Compares a row with the catalogue: no change, a change, a new variant, or errors. `overlaps` are edited
 * fields that somebody else has changed as well.
 */
export const diffRow = (
  row: ParsedRow,
  known: KnownVariant | undefined,
  { context, overlaps }: { context: ImportContext; overlaps: readonly string[] },
): RowDiff => (known ? diffKnownVariant(row, known, overlaps) : planNewVariant(row, context))

function diffKnownVariant(
  row: ParsedRow,
  known: KnownVariant,
  overlaps: readonly string[],
): RowDiff {
  const errors: RowError[] = []
  for (const [field, heading] of [
    ['product', 'Produk'],
    ['brand', 'Merek'],
    ['subCategory', 'Subkategori'],
  ] as const) {
    const text = row.texts[field]
    if (text !== undefined && normalizeKey(text) !== normalizeKey(known[field]))
      errors.push({
        heading,
        message: `SKU ini milik ${known[field]}. Ubah ${heading.toLowerCase()} di halaman produknya, bukan lewat berkas.`,
      })
  }
  if (row.texts.description !== undefined && row.texts.description !== known.description)
    errors.push({
      heading: 'Keterangan',
      message: 'Keterangan produk diubah di halaman produknya, bukan lewat berkas.',
    })
  const requested: ImportedValues = {
    ...row.numbers,
    ...row.prices,
    ...(row.texts.name === undefined ? {} : { name: row.texts.name }),
    ...(row.texts.unit === undefined ? {} : { unit: row.texts.unit }),
    ...(row.active === undefined ? {} : { active: row.active }),
    ...(row.barcode === undefined ? {} : { barcode: row.barcode }),
    ...prefixAttributes(readAttributes(row, known.facets, errors)),
  }
  const changed = Object.keys(requested).filter(
    (field) => requested[field] !== readKnownValue(known, field),
  )
  const isPriced = changed.some((field) => field === 'retail' || field === 'business')
  if (isPriced)
    checkPrices(
      {
        retail: row.prices.retail ?? known.retail,
        business: row.prices.business ?? known.business,
      },
      row,
      errors,
    )
  if (changed.includes('active') && requested['active'] && !known.productActive)
    errors.push({
      heading: 'Dijual',
      message: `Produk ${known.product} tidak dijual. Jual dahulu produknya di halaman produk itu.`,
    })
  const stock: Record<string, { before: number; after: number }> = {}
  for (const [code, after] of Object.entries(row.stock)) {
    const { onHand, held } = known.stock[code] ?? { onHand: 0, held: 0 }
    if (after === onHand) continue
    checkStock({ code, after, held, measured: known.measured }, errors)
    stock[code] = { before: onHand, after }
  }
  if (errors.length > 0) return { errors }
  if (changed.length === 0 && Object.keys(stock).length === 0) return { errors }
  const replaced = overlaps.filter((field) => changed.includes(field))
  return {
    errors,
    change: {
      kind: 'change',
      variantId: known.id,
      before: Object.fromEntries(changed.map((field) => [field, readKnownValue(known, field)])),
      after: Object.fromEntries(changed.map((field) => [field, requested[field]!])),
      stock,
      ...(replaced.length > 0 ? { overlaps: replaced } : {}),
    },
  }
}

const prefixAttributes = (values: AttributeValues): ImportedValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`attributes.${key}`, value]))

/** The fields that a new variant requires. */
const REQUIRED_FIELDS = [
  ['product', 'Produk'],
  ['brand', 'Merek'],
  ['subCategory', 'Subkategori'],
  ['name', 'Varian'],
  ['unit', 'Satuan'],
] as const

function planNewVariant(row: ParsedRow, { brands, subCategories }: ImportContext): RowDiff {
  const errors: RowError[] = []
  const addMissing = (heading: string) =>
    errors.push({ heading, message: `SKU ini baru, jadi ${heading} harus diisi.` })
  for (const [field, heading] of REQUIRED_FIELDS)
    if (row.texts[field] === undefined) addMissing(heading)
  if (row.prices.retail === undefined) addMissing('Harga eceran')
  for (const [field, heading] of [
    ['weightKg', 'Berat (kg)'],
    ['volumeM3', 'Volume (m³)'],
  ] as const)
    if (row.numbers[field] === undefined) addMissing(heading)
  const brand =
    row.texts.brand === undefined ? undefined : brands.get(normalizeKey(row.texts.brand))
  const subCategory =
    row.texts.subCategory === undefined
      ? undefined
      : subCategories.get(normalizeKey(row.texts.subCategory))
  if (row.texts.brand !== undefined && !brand)
    errors.push({ heading: 'Merek', message: `Merek ${row.texts.brand} belum ada.` })
  if (row.texts.subCategory !== undefined && !subCategory)
    errors.push({
      heading: 'Subkategori',
      message: `Subkategori ${row.texts.subCategory} belum ada.`,
    })
  const retail = row.prices.retail ?? null
  checkPrices({ retail, business: row.prices.business ?? null }, row, errors)
  for (const [code, after] of Object.entries(row.stock))
    checkStock({ code, after, held: 0, measured: isMeasured(row.texts.unit) }, errors)
  const attributes = readAttributes(row, subCategory?.facets ?? [], subCategory ? errors : [])
  if (errors.length > 0 || !brand || !subCategory || retail === null) return { errors }
  const { texts, numbers } = row
  return {
    errors,
    change: {
      kind: 'add',
      product: {
        name: texts.product!,
        brandId: brand.id,
        subCategoryId: subCategory.id,
        description: texts.description ?? `${texts.product!} dari ${brand.name}.`,
      },
      variant: {
        name: texts.name!,
        unit: texts.unit!,
        measured: isMeasured(texts.unit),
        minOrder: numbers.minOrder ?? 1,
        multiple: numbers.multiple ?? 1,
        leadDays: numbers.leadDays ?? 0,
        weightKg: numbers.weightKg!,
        volumeM3: numbers.volumeM3!,
        lengthM: numbers.lengthM ?? 1,
        piecesPerUnit: numbers.piecesPerUnit ?? null,
        coverageM2: numbers.coverageM2 ?? null,
        active: row.active ?? true,
        barcode: row.barcode ?? null,
      },
      attributes,
      stock: Object.fromEntries(Object.entries(row.stock).filter(([, after]) => after > 0)),
      retail,
      business: row.prices.business ?? null,
    },
  }
}

/** Whether a unit is sold in fractions. */
const isMeasured = (unit: string | undefined) =>
  unit !== undefined && /^(?:m³|m3|kg|m²|m2)$/i.test(unit)

type RowPrices = { retail: number | null; business: number | null }

function checkPrices({ retail, business }: RowPrices, row: ParsedRow, errors: RowError[]): void {
  if (retail === null || business === null || business <= retail) return
  errors.push({
    heading: row.prices.business === undefined ? 'Harga eceran' : 'Harga bisnis',
    message: 'Harga bisnis lebih tinggi daripada harga eceran.',
  })
}

type StockCheck = { code: string; after: number; held: number; measured: boolean }

function checkStock({ code, after, held, measured }: StockCheck, errors: RowError[]): void {
  const heading = `Stok ${code}`
  if (!measured && !Number.isInteger(after))
    errors.push({ heading, message: 'Barang ini dihitung, jadi stoknya bulat.' })
  if (after < held)
    errors.push({
      heading,
      message: `${held} sudah ditahan untuk pesanan, jadi tidak bisa kurang.`,
    })
}

function readAttributes(
  row: ParsedRow,
  definitions: readonly AttributeDefinition[],
  errors: RowError[],
): AttributeValues {
  const values: AttributeValues = {}
  for (const [name, text] of Object.entries(row.attributes)) {
    const definition = definitions.find((each) => each.key === name)
    const heading = `Atribut ${name}`
    if (!definition) {
      errors.push({ heading, message: 'Subkategori barang ini tidak punya atribut itu.' })
      continue
    }
    const value = definition.type === 'number' ? Number(text.replace(',', '.')) : text
    if (typeof value === 'number' && !Number.isFinite(value))
      errors.push({ heading, message: `"${text}" bukan angka.` })
    else values[name] = value
  }
  return values
}
