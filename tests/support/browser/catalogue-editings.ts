import type { ServedShop } from '../served-shop.ts'
import { fillField } from './fill-field.ts'
import type { StaffEditing } from './staff-editings.ts'

/** The records of the catalogue that the forms edit. */
export type EditedCatalogue = {
  sku: string
  variantId: number
  productId: number
  brandId: number
  subCategoryId: number
  categoryId: number
}

/** A product of the shop, with what it belongs to. */
export async function loadEditedCatalogue(shop: ServedShop, sku: string): Promise<EditedCatalogue> {
  const found = await shop.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('sub_category', 'sub_category.id', 'product.sub_category_id')
    .select(['variant.id as variantId', 'product.id as productId', 'product.brand_id as brandId'])
    .select(['sub_category.id as subCategoryId', 'sub_category.category_id as categoryId'])
    .where('variant.sku', '=', sku)
    .executeTakeFirstOrThrow()
  return { sku, ...found }
}

type Table = 'brand' | 'category' | 'sub_category' | 'product' | 'variant'

/** Reads a column of a row as text. */
export const createColumnReader =
  ({ pool }: ServedShop) =>
  (table: Table, id: number, column: string) =>
  async (): Promise<string> => {
    const { rows } = await pool.query(`select ${column} as value from ${table} where id = $1`, [id])
    return String(rows[0].value)
  }

/** The forms of brands, categories and products. */
export function listCatalogueEditings(
  shop: ServedShop,
  { productId, brandId, subCategoryId, categoryId }: EditedCatalogue,
): StaffEditing[] {
  const readColumn = createColumnReader(shop)
  return [
    {
      screen: '/backoffice/merek/:id',
      url: `/backoffice/merek/${brandId}`,
      type: fillField('Cerita opsional'),
      values: { theirs: 'Cerita rekan.', mine: 'Cerita saya.', other: 'Cerita lain.' },
      save: 'Simpan merek',
      label: 'Cerita',
      read: readColumn('brand', brandId, 'story'),
    },
    {
      screen: '/backoffice/kategori?ubah',
      url: `/backoffice/kategori?ubah=${categoryId}`,
      type: fillField('Judul kelompok menu'),
      values: { theirs: 'Kelompok rekan', mine: 'Kelompok saya', other: 'Kelompok lain' },
      save: 'Simpan kategori',
      label: 'Judul kelompok menu',
      read: readColumn('category', categoryId, 'menu_group'),
    },
    {
      screen: '/backoffice/kategori/:id',
      url: `/backoffice/kategori/${subCategoryId}`,
      type: fillField('Nama'),
      values: { theirs: 'Triplek rekan', mine: 'Triplek saya', other: 'Triplek lain' },
      save: 'Simpan subkategori',
      label: 'Nama',
      read: readColumn('sub_category', subCategoryId, 'name'),
    },
    {
      screen: '/backoffice/produk/:id',
      url: `/backoffice/produk/${productId}`,
      type: fillField('Standar opsional'),
      values: { theirs: 'SNI 1:2026', mine: 'SNI 2:2026', other: 'SNI 3:2026' },
      save: 'Simpan produk',
      label: 'Standar',
      read: readColumn('product', productId, 'standard'),
    },
  ]
}

/** The forms of a variant: its measures, price, tiers and stock. */
export function listVariantEditings(
  shop: ServedShop,
  { sku, productId, variantId }: EditedCatalogue,
): StaffEditing[] {
  const readColumn = createColumnReader(shop)
  const readPrice = (list: string) => async () => {
    const { rows } = await shop.pool.query(
      `select amount from price join price_list on price_list.id = price_list_id
     where variant_id = $1 and code = $2 order by valid_from desc limit 1`,
      [variantId, list],
    )
    return String(rows[0].amount / 100)
  }

  return [
    {
      screen: '/backoffice/produk/:id?varian',
      url: `/backoffice/produk/${productId}?varian=${variantId}`,
      type: fillField('Berat (kg)'),
      values: { theirs: '14,5', mine: '15,5', other: '16,5' },
      save: 'Simpan varian',
      label: 'Berat \\(kg\\)',
      read: async () =>
        (await readColumn('variant', variantId, 'weight_kg::float')()).replace('.', ','),
    },
    {
      screen: '/backoffice/produk (harga)',
      url: `/backoffice/produk?search=${sku}&ubah=${variantId}`,
      type: fillField('Eceran (Rp)'),
      values: { theirs: '141000', mine: '142000', other: '143000' },
      shown: { theirs: 'Rp 141.000', mine: 'Rp 142.000' },
      save: 'Simpan harga',
      label: 'Harga eceran',
      read: readPrice('retail'),
    },
    {
      screen: '/backoffice/produk/:id?varian (harga grosir)',
      url: `/backoffice/produk/${productId}?varian=${variantId}`,
      type: fillField('Potongan (%)'),
      values: { theirs: '0,5', mine: '0,6', other: '0,7' },
      shown: { theirs: ': 0,5%', mine: ': 0,6%' },
      save: 'Simpan harga grosir',
      label: 'Harga grosir',
      read: async () => {
        const { rows } = await shop.pool.query(
          'select discount::float as value from discount_tier where variant_id = $1 order by min_qty',
          [variantId],
        )
        return String(rows[0]?.value).replace('.', ',')
      },
    },
    {
      screen: '/backoffice/produk (stok)',
      url: `/backoffice/produk?search=${sku}&ubah=${variantId}`,
      type: fillField('Gudang Cibitung'),
      values: { theirs: '1501', mine: '1502', other: '1503' },
      shown: { theirs: '1.501 lembar', mine: '1.502 lembar' },
      save: 'Simpan stok',
      label: 'Gudang Cibitung',
      read: async () => {
        const { rows } = await shop.pool.query(
          `select on_hand::float as value from stock join warehouse on warehouse.id = warehouse_id
         where variant_id = $1 and code = 'CBT'`,
          [variantId],
        )
        return String(rows[0].value)
      },
    },
  ]
}
