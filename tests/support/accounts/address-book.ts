import type { Db } from '#platform/database/database.ts'
import type { Api } from '#modules/client.ts'
import { createAccount } from '#modules/people/identity/service/accounts.ts'
import type { TestShop } from '../shop.ts'

export type TestRegionIds = {
  provinceId: string
  cityId: string
  districtId: string
  villageId: string
}

/** The first region of each level below a province. */
export async function findRegions(shop: TestShop, provinceId: string): Promise<TestRegionIds> {
  const { regions } = shop.asVisitor()
  const cityId = (await regions.cities({ query: { provinceId } })).results[0]!.id
  const districtId = (await regions.districts({ query: { cityId } })).results[0]!.id
  const villageId = (await regions.villages({ id: districtId })).results[0]!.id
  return { provinceId, cityId, districtId, villageId }
}

/** The first district of a city, by its id. */
export async function findDistrict(db: Db, cityId: string): Promise<string> {
  const rows = db.selectFrom('district').select('id').where('city_id', '=', cityId).orderBy('id')
  return (await rows.executeTakeFirstOrThrow()).id
}

let buyerCount = 0

/** A signed-in buyer without an address, optionally a member of a company. */
export async function createBuyerWithoutAddress(
  shop: TestShop,
  companyId: string | null = null,
): Promise<Api> {
  const email = `alamat${(buyerCount += 1)}@contoh.id`
  const password = 'batu kali di halaman'
  await createAccount(shop.deps, {
    name: 'Budi',
    email,
    phone: '+6281290417735',
    password,
    status: 'active',
    companyId,
  })
  return shop.asBuyer(email, password)
}

/** The body of an address in these regions. */
export const makeAddressInput = (regionIds: TestRegionIds, overrides: object = {}) => ({
  label: 'Rumah',
  recipient: 'Budi Santoso',
  phone: '0812 9041 7735',
  street: 'Jalan Melati 12',
  ...regionIds,
  postalCode: '10110',
  ...overrides,
})

/** The labels of a buyer's addresses in order; the main one is marked with a star. */
export const listAddressLabels = async ({ customers }: Api) =>
  (await customers.addresses()).results.map(({ label, isMain }) => (isMain ? `${label}*` : label))
