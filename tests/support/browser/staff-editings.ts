import type { Page } from 'playwright-core'
import type { ServedShop } from '../served-shop.ts'
import { fillField, listSettingsEditings } from './settings-editings.ts'

const SKU = 'RB-TRP-MRT-09-UTY'

/** One form of the back office that edits a record, and how two people change the same field of it. */
export type StaffEditing = {
  screen: string
  url: string
  /** Whether only admins may open it. */
  isForAdmins?: boolean
  /** Types a value. */
  type: (page: Page, value: string) => Promise<unknown>
  /** What the colleague saves, what the editor types, and what the editor types the second time. */
  values: { theirs: string; mine: string; other: string }
  /** The values as the question shows them, where they are shown otherwise than typed. */
  shown?: { theirs: string; mine: string }
  save: string
  /** The label of the field in the question. */
  label: string
  /** The stored value, as it is typed. */
  read: () => Promise<unknown>
}

/** Every kind of editing form, on records of the shop. */
export async function loadStaffEditings(shop: ServedShop) {
  const { id: variantId, product_id: productId } = await shop.db
    .selectFrom('variant')
    .select(['id', 'product_id'])
    .where('sku', '=', SKU)
    .executeTakeFirstOrThrow()
  const { brand_id: brandId, sub_category_id: subCategoryId } = await shop.db
    .selectFrom('product')
    .select(['brand_id', 'sub_category_id'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const { category_id: categoryId } = await shop.db
    .selectFrom('sub_category')
    .select('category_id')
    .where('id', '=', subCategoryId)
    .executeTakeFirstOrThrow()
  const admin = await shop.asStaff()
  const { id: memberId } = await admin.staffMembers.invite({
    body: { name: 'Rekan Baru', email: 'rekan-baru@contoh.id', roles: ['content'] },
  })
  await shop.db.insertInto('synonym').values({ phrase: 'sirtu uji', meaning: 'pasir' }).execute()
  const { name: colleagueName } = await shop.db
    .selectFrom('staff')
    .select('name')
    .where('email', '=', 'konten@contoh.id')
    .executeTakeFirstOrThrow()
  const { id: synonymId } = await shop.db
    .selectFrom('synonym')
    .select('id')
    .where('phrase', '=', 'sirtu uji')
    .executeTakeFirstOrThrow()

  const readColumn =
    (
      table: 'brand' | 'category' | 'sub_category' | 'product' | 'variant',
      id: number,
      column: string,
    ) =>
    async () => {
      const { rows } = await shop.pool.query(
        `select ${column} as value from ${table} where id = $1`,
        [id],
      )
      return String(rows[0].value)
    }
  const readPrice = (list: string) => async () => {
    const { rows } = await shop.pool.query(
      `select amount from price join price_list on price_list.id = price_list_id
     where variant_id = $1 and code = $2 order by valid_from desc limit 1`,
      [variantId, list],
    )
    return String(rows[0].amount / 100)
  }

  const list: StaffEditing[] = [
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
      url: `/backoffice/produk?search=${SKU}&ubah=${variantId}`,
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
      url: `/backoffice/produk?search=${SKU}&ubah=${variantId}`,
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
    {
      screen: '/backoffice/pencarian (sinonim)',
      url: `/backoffice/pencarian?search=sirtu+uji&ubah=${synonymId}`,
      type: (page, value) => page.locator('main ul').getByLabel('Sebutan di katalog').fill(value),
      values: { theirs: 'pasir rekan', mine: 'pasir saya', other: 'pasir lain' },
      save: 'Simpan',
      label: 'Sebutan di katalog',
      read: async () => {
        const { rows } = await shop.pool.query('select meaning from synonym where id = $1', [
          synonymId,
        ])
        return rows[0].meaning
      },
    },
    ...listSettingsEditings(admin),
    {
      screen: '/backoffice/staf/:id (peran)',
      url: `/backoffice/staf/${memberId}`,
      isForAdmins: true,
      type: async (page, value) => {
        for (const role of ['Penjualan', 'Keuangan'])
          await page.getByRole('checkbox', { name: role }).setChecked(value.includes(role))
      },
      values: { theirs: 'Penjualan', mine: 'Keuangan', other: 'Penjualan, Keuangan' },
      shown: { theirs: 'Penjualan, Konten', mine: 'Keuangan, Konten' },
      save: 'Simpan peran',
      label: 'Peran',
      read: async () => {
        const { rows } = await shop.pool.query('select roles from staff where id = $1', [memberId])
        const names = { sales: 'Penjualan', finance: 'Keuangan' }
        return Object.entries(names)
          .filter(([role]) => rows[0].roles.includes(role))
          .map(([, name]) => name)
          .join(', ')
      },
    },
  ]
  return { list, productId, brandId, SKU, colleagueName, admin, readColumn }
}
