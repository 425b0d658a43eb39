import type { z } from 'zod'
import { inTransaction, type Db } from '#platform/database/database.ts'
import type { BuyerContext, Tools } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { holdAccount } from '#modules/identity/service.ts'
import { checkRegions } from '#modules/regions/service.ts'
import type { AddressChange, NewAddress } from './contract.ts'
import { MOST_ADDRESSES } from './rules.ts'
import * as store from './store/addresses.ts'

/** The buyer's addresses, the main one first. */
export const list = async ({ db, buyer }: BuyerContext) => ({
  results: (await store.list(db, buyer.accountId)).map(asAnswer),
})

/** A buyer's own address, by its id. Throws 404, the same for missing ones and another's. */
export async function addressFor(
  db: Db,
  accountId: string,
  id: string,
): Promise<store.KeptAddress> {
  const found = await store.find(db, accountId, id)
  if (!found) throw notFound()
  return found
}

/** Adds an address to the asker's book. */
export const add = async (ctx: BuyerContext, address: z.output<typeof NewAddress>) =>
  asAnswer(await addAddressFor(ctx, ctx.buyer.accountId, address))

/**
 * Adds an address to an account's book; the first becomes the main one. Throws 422 on regions that
 * do not lie in each other, and on one address too many.
 */
export function addAddressFor(
  { db, clock }: Tools,
  accountId: string,
  address: z.output<typeof NewAddress>,
): Promise<store.KeptAddress> {
  return inTransaction(db, async (tx) => {
    await lockBook(tx, accountId)
    await checkRegions(tx, address)
    const size = await store.countOf(tx, accountId)
    if (size >= MOST_ADDRESSES)
      throw new Refusal(
        'address.too_many',
        `Paling banyak ${MOST_ADDRESSES} alamat. Hapus yang tidak dipakai lagi.`,
      )
    const isMain = address.isMain || size === 0
    if (isMain) await store.clearMain(tx, accountId)
    const fields = { ...address, roadWidthM: address.roadWidthM ?? null, isMain }
    return addressFor(tx, accountId, await store.insert(tx, accountId, fields, clock.now()))
  })
}

/** Changes what is given of an address. The main one stays it until another is made the main one. */
export function change(
  { db, buyer }: BuyerContext,
  id: string,
  given: z.output<typeof AddressChange>,
) {
  return inTransaction(db, async (tx) => {
    await lockBook(tx, buyer.accountId)
    const before = await addressFor(tx, buyer.accountId, id)
    const fields = { ...before, ...present(given), isMain: before.isMain || given.isMain === true }
    await checkRegions(tx, fields)
    if (fields.isMain && !before.isMain) await store.clearMain(tx, buyer.accountId)
    await store.update(tx, buyer.accountId, id, fields)
    return asAnswer(await addressFor(tx, buyer.accountId, id))
  })
}

/** Removes an address; where it was the main one, the oldest that is left takes its place. */
export function remove({ db, clock, buyer }: BuyerContext, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockBook(tx, buyer.accountId)
    const { isMain } = await addressFor(tx, buyer.accountId, id)
    await store.remove(tx, buyer.accountId, id, clock.now())
    if (isMain) await store.promoteOldest(tx, buyer.accountId)
  })
}

/** One story at a time changes a book, and none once its owner's account is closed. */
async function lockBook(tx: Db, accountId: string): Promise<void> {
  await holdAccount(tx, accountId)
  await store.lockBook(tx, accountId)
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const present = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Present<T>

const asAnswer = ({ provinceId, cityId, districtId, villageId, ...rest }: store.KeptAddress) => ({
  ...rest,
  province: { id: provinceId, name: rest.province },
  city: { id: cityId, name: rest.city },
  district: { id: districtId, name: rest.district },
  village: { id: villageId, name: rest.village },
})
