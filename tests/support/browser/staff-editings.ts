import type { Page } from 'playwright-core'
import type { Api } from '#modules/client.ts'
import type { ServedShop } from '../served-shop.ts'
import {
  createColumnReader,
  listCatalogueEditings,
  listVariantEditings,
  loadEditedCatalogue,
} from './catalogue-editings.ts'
import { listSettingsEditings } from './settings-editings.ts'

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
  const catalogue = await loadEditedCatalogue(shop, SKU)
  const admin = await shop.asStaff()
  const { name: colleagueName } = await shop.db
    .selectFrom('staff')
    .select('name')
    .where('email', '=', 'konten@contoh.id')
    .executeTakeFirstOrThrow()
  const list: StaffEditing[] = [
    ...listCatalogueEditings(shop, catalogue),
    ...listVariantEditings(shop, catalogue),
    await openSynonymEditing(shop),
    ...listSettingsEditings(admin),
    await openMemberEditing(shop, admin),
  ]
  const { productId, brandId } = catalogue
  return {
    list,
    productId,
    brandId,
    SKU,
    colleagueName,
    admin,
    readColumn: createColumnReader(shop),
  }
}

/** The form of a synonym that is added for it. */
async function openSynonymEditing(shop: ServedShop): Promise<StaffEditing> {
  const { id: synonymId } = await shop.db
    .insertInto('synonym')
    .values({ phrase: 'sirtu uji', meaning: 'pasir' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
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
  }
}

/** The roles of a member of staff who is invited for it. */
async function openMemberEditing(shop: ServedShop, admin: Api): Promise<StaffEditing> {
  const { id: memberId } = await admin.staffMembers.invite({
    body: { name: 'Rekan Baru', email: 'rekan-baru@contoh.id', roles: ['content'] },
  })
  return {
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
  }
}
