import type { z } from 'zod'
import { inTransaction, type Db } from '#platform/database/database.ts'
import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { assertAccountActive } from '#modules/people/identity/service/accounts.ts'
import { assertRegionHierarchy } from '#modules/foundation/regions/service/regions.ts'
import type { AddressChange, NewAddress } from '../contract.ts'
import { MAX_ADDRESSES } from '../rules.ts'
import * as store from '../store/addresses.ts'

/** The buyer's addresses and those of their company, the main one first. */
export const list = async ({ db, buyer }: BuyerContext) => ({
  results: (await store.list(db, buyer.accountId)).map(presentAddress),
})

/** An address of a buyer's address book. Throws 404 for any other. */
async function loadAddress(
  db: Db,
  accountId: string,
  id: string,
): Promise<store.CustomerAddressRow> {
  const found = await store.find(db, accountId, id)
  if (!found) throw notFound()
  return found
}

/** Adds an address to the buyer's address book. */
export const add = async (ctx: BuyerContext, address: z.output<typeof NewAddress>) =>
  presentAddress(await addAddress(ctx, ctx.buyer.accountId, address))

/**
 * Adds an address to an account's address book; the first becomes the main one. Throws 422 where the
 * regions do not match and where the address book is full.
 */
export function addAddress(
  { db, clock }: AppDeps,
  accountId: string,
  address: z.output<typeof NewAddress>,
): Promise<store.CustomerAddressRow> {
  return inTransaction(db, async (tx) => {
    await lockAddressBook(tx, accountId)
    await assertRegionHierarchy(tx, address)
    const size = await store.countByAccount(tx, accountId)
    if (size >= MAX_ADDRESSES)
      throw new Refusal(
        'address.too_many',
        `Paling banyak ${MAX_ADDRESSES} alamat. Hapus yang tidak dipakai lagi.`,
      )
    const fields = { ...address, roadWidthM: address.roadWidthM ?? null }
    const id = await store.insert(tx, accountId, fields, clock.now())
    if (address.isMain || !(await store.hasMain(tx, accountId)))
      await store.setMain(tx, accountId, id)
    return loadAddress(tx, accountId, id)
  })
}

/** Changes the given fields of an address. The main address remains main until another becomes it. */
export function change(
  { db, buyer }: BuyerContext,
  id: string,
  changes: z.output<typeof AddressChange>,
) {
  return inTransaction(db, async (tx) => {
    await lockAddressBook(tx, buyer.accountId)
    const before = await loadAddress(tx, buyer.accountId, id)
    const { isMain, isOwn, ...current } = before
    const fields = { ...current, ...omitUndefined(changes) }
    // A colleague's address stays theirs to share.
    if (!isOwn) fields.isShared = before.isShared
    await assertRegionHierarchy(tx, fields)
    if (changes.isMain && !isMain) await store.setMain(tx, buyer.accountId, id)
    await store.update(tx, buyer.accountId, id, fields)
    return presentAddress(await loadAddress(tx, buyer.accountId, id))
  })
}

/** Removes an address; where it was the main one, the oldest remaining one becomes main. */
export function remove({ db, clock, buyer }: BuyerContext, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAddressBook(tx, buyer.accountId)
    const { isMain } = await loadAddress(tx, buyer.accountId, id)
    await store.remove(tx, buyer.accountId, id, clock.now())
    if (isMain) await store.promoteOldest(tx, buyer.accountId)
  })
}

/** Serializes changes of an address book. Throws 401 where the account has been closed. */
async function lockAddressBook(tx: Db, accountId: string): Promise<void> {
  await assertAccountActive(tx, accountId)
  await store.lockAddressBook(tx, accountId)
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const omitUndefined = <T extends object>(changes: T) =>
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Defined<T>

const presentAddress = ({
  provinceId,
  cityId,
  districtId,
  villageId,
  ...rest
}: store.CustomerAddressRow) => ({
  ...rest,
  province: { id: provinceId, name: rest.province },
  city: { id: cityId, name: rest.city },
  district: { id: districtId, name: rest.district },
  village: { id: villageId, name: rest.village },
})
