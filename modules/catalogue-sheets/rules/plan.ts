import type { Attribute, AttributeValues } from '#modules/catalogue/rules/facts.ts'
import type { Fault, Said } from './read-row.ts'

/** What of a variant a sheet may change, as it stands. Prices in whole rupiah. */
export type Known = {
  id: number
  productId: number
  product: string
  brand: string
  shelf: string
  description: string
  measured: boolean
  attributes: AttributeValues
  facets: readonly Attribute[]
  name: string
  unit: string
  minOrder: number
  multiple: number
  leadDays: number
  weightKg: number
  volumeM3: number
  lengthM: number
  piecesPerUnit: number | null
  coverageM2: number | null
  active: boolean
  retail: number | null
  business: number | null
  stock: Record<string, { onHand: number; held: number }>
}

/** A shelf that a new product may stand in. */
export type Shelf = { id: number; name: string; facets: readonly Attribute[] }
export type Surroundings = {
  brands: ReadonlyMap<string, { id: number; name: string }>
  shelves: ReadonlyMap<string, Shelf>
}

type Values = Record<string, string | number | boolean | null>
/** What a row would do, with what stood there when it was looked at. */
export type Change =
  | {
      kind: 'change'
      variantId: number
      before: Values
      after: Values
      /** Warehouse codes with what they have and shall have. */
      stock: Record<string, { before: number; after: number }>
      attributes?: AttributeValues
    }
  | {
      kind: 'add'
      product: { name: string; brandId: number; shelfId: number; description: string }
      variant: Values
      attributes: AttributeValues
      stock: Record<string, number>
      retail: number
      business: number | null
    }

export type Planned = { change?: Change; faults: Fault[] }

export const key = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** What a row means for the catalogue: nothing, a change, a new variant, or faults. */
export const plan = (said: Said, known: Known | undefined, around: Surroundings): Planned =>
  known ? changeOf(said, known) : additionOf(said, around)

function changeOf(said: Said, known: Known): Planned {
  const faults: Fault[] = []
  for (const [field, heading] of [
    ['product', 'Produk'],
    ['brand', 'Merek'],
    ['shelf', 'Subkategori'],
  ] as const) {
    const text = said.texts[field]
    if (text !== undefined && key(text) !== key(known[field]))
      faults.push({
        heading,
        message: `SKU ini milik ${known[field]}. Ubah ${heading.toLowerCase()} di meja katalog, bukan lewat berkas.`,
      })
  }
  if (said.texts.description !== undefined && said.texts.description !== known.description)
    faults.push({ heading: 'Keterangan', message: 'Keterangan produk diubah di meja katalog.' })
  const wanted: Values = {
    ...said.figures,
    ...said.prices,
    ...(said.texts.name === undefined ? {} : { name: said.texts.name }),
    ...(said.texts.unit === undefined ? {} : { unit: said.texts.unit }),
    ...(said.active === undefined ? {} : { active: said.active }),
  }
  const changed = Object.keys(wanted).filter(
    (field) => wanted[field] !== known[field as keyof Known],
  )
  const pick = (from: object): Values =>
    Object.fromEntries(changed.map((field) => [field, from[field as never]]))
  checkPrices(
    {
      retail: said.prices.retail ?? known.retail,
      business: said.prices.business ?? known.business,
    },
    said,
    faults,
  )
  const stock: Record<string, { before: number; after: number }> = {}
  for (const [code, after] of Object.entries(said.stock)) {
    const { onHand, held } = known.stock[code] ?? { onHand: 0, held: 0 }
    checkStock({ code, after, held, measured: known.measured }, faults)
    if (after !== onHand) stock[code] = { before: onHand, after }
  }
  const attributes = attributesOf(said, known.facets, known.attributes, faults)
  if (faults.length > 0) return { faults }
  const isSame = JSON.stringify(attributes) === JSON.stringify(known.attributes)
  if (changed.length === 0 && Object.keys(stock).length === 0 && isSame) return { faults }
  return {
    faults,
    change: {
      kind: 'change',
      variantId: known.id,
      before: pick(known),
      after: pick(wanted),
      stock,
      ...(isSame ? {} : { attributes }),
    },
  }
}

/** What a new variant cannot be without. */
const NEEDED = [
  ['product', 'Produk'],
  ['brand', 'Merek'],
  ['shelf', 'Subkategori'],
  ['name', 'Varian'],
  ['unit', 'Satuan'],
] as const

function additionOf(said: Said, { brands, shelves }: Surroundings): Planned {
  const faults: Fault[] = []
  const missing = (heading: string) =>
    faults.push({ heading, message: `SKU ini baru, jadi ${heading} harus diisi.` })
  for (const [field, heading] of NEEDED) if (said.texts[field] === undefined) missing(heading)
  if (said.prices.retail === undefined) missing('Harga eceran')
  for (const [field, heading] of [
    ['weightKg', 'Berat (kg)'],
    ['volumeM3', 'Volume (m³)'],
  ] as const)
    if (said.figures[field] === undefined) missing(heading)
  const brand = said.texts.brand === undefined ? undefined : brands.get(key(said.texts.brand))
  const shelf = said.texts.shelf === undefined ? undefined : shelves.get(key(said.texts.shelf))
  if (said.texts.brand !== undefined && !brand)
    faults.push({ heading: 'Merek', message: `Merek ${said.texts.brand} belum ada.` })
  if (said.texts.shelf !== undefined && !shelf)
    faults.push({ heading: 'Subkategori', message: `Subkategori ${said.texts.shelf} belum ada.` })
  const retail = said.prices.retail ?? null
  checkPrices({ retail, business: said.prices.business ?? null }, said, faults)
  for (const [code, after] of Object.entries(said.stock))
    checkStock({ code, after, held: 0, measured: isMeasured(said.texts.unit) }, faults)
  const attributes = attributesOf(said, shelf?.facets ?? [], {}, shelf ? faults : [])
  if (faults.length > 0 || !brand || !shelf || retail === null) return { faults }
  const { texts, figures } = said
  return {
    faults,
    change: {
      kind: 'add',
      product: {
        name: texts.product!,
        brandId: brand.id,
        shelfId: shelf.id,
        description: texts.description ?? `${texts.product!} dari ${brand.name}.`,
      },
      variant: {
        name: texts.name!,
        unit: texts.unit!,
        measured: isMeasured(texts.unit),
        minOrder: figures.minOrder ?? 1,
        multiple: figures.multiple ?? 1,
        leadDays: figures.leadDays ?? 0,
        weightKg: figures.weightKg!,
        volumeM3: figures.volumeM3!,
        lengthM: figures.lengthM ?? 1,
        piecesPerUnit: figures.piecesPerUnit ?? null,
        coverageM2: figures.coverageM2 ?? null,
        active: said.active ?? true,
      },
      attributes,
      stock: Object.fromEntries(Object.entries(said.stock).filter(([, after]) => after > 0)),
      retail,
      business: said.prices.business ?? null,
    },
  }
}

/** Units that are sold in fractions. */
const isMeasured = (unit: string | undefined) =>
  unit !== undefined && /^(?:m³|m3|kg|m²|m2)$/i.test(unit)

type Prices = { retail: number | null; business: number | null }

function checkPrices({ retail, business }: Prices, said: Said, faults: Fault[]): void {
  if (retail === null || business === null || business <= retail) return
  faults.push({
    heading: said.prices.business === undefined ? 'Harga eceran' : 'Harga bisnis',
    message: 'Harga bisnis lebih tinggi daripada harga eceran.',
  })
}

type Counted = { code: string; after: number; held: number; measured: boolean }

function checkStock({ code, after, held, measured }: Counted, faults: Fault[]): void {
  const heading = `Stok ${code}`
  if (!measured && !Number.isInteger(after))
    faults.push({ heading, message: 'Barang ini dihitung, jadi stoknya bulat.' })
  if (after < held)
    faults.push({
      heading,
      message: `${held} sudah ditahan untuk pesanan, jadi tidak bisa kurang.`,
    })
}

function attributesOf(
  said: Said,
  facets: readonly Attribute[],
  before: AttributeValues,
  faults: Fault[],
): AttributeValues {
  const values = { ...before }
  for (const [name, text] of Object.entries(said.attributes)) {
    const facet = facets.find((each) => each.key === name)
    const heading = `Atribut ${name}`
    if (!facet) {
      faults.push({ heading, message: 'Subkategori barang ini tidak punya atribut itu.' })
      continue
    }
    const value = facet.type === 'number' ? Number(text.replace(',', '.')) : text
    if (typeof value === 'number' && !Number.isFinite(value))
      faults.push({ heading, message: `"${text}" bukan angka.` })
    else values[name] = value
  }
  return values
}
