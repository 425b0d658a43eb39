import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import * as store from './store.ts'

/** What lies in the cart. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const lines = await store.namedLines(db, accountId)
  return {
    keranjang: lines.map(({ name, quantity, unit, addedAt }) => ({
      barang: name,
      jumlah: quantity,
      satuan: unit,
      dimasukkan_pada: isoTime(addedAt),
    })),
  }
}

/** Locks an account's cart, until the transaction ends: no order is placed of it meanwhile. */
export const lockFor = async ({ db, clock }: Tools, accountId: string): Promise<void> =>
  void (await store.lockCart(db, { account: accountId }, clock.now()))

/** Deletes the cart with what lies in it. */
export const forget = async ({ db }: Pick<Tools, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeCart(db, accountId))
