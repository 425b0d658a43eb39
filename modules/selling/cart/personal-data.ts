import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as cartLines from './store/cart-lines.ts'
import * as carts from './store/carts.ts'

/** The lines of an account's cart. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const lines = await cartLines.listNamedLines(db, accountId)
  return {
    keranjang: lines.map(({ name, quantity, unit, addedAt }) => ({
      barang: name,
      jumlah: quantity,
      satuan: unit,
      dimasukkan_pada: toIsoTime(addedAt),
    })),
  }
}

/** Locks an account's cart until the transaction ends, so that no order is placed from it meanwhile. */
export const lockCart = async ({ db, clock }: AppDeps, accountId: string): Promise<void> =>
  void (await carts.lockCart(db, { account: accountId }, clock.now()))

/** Deletes the cart with its lines. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await carts.deleteCart(db, accountId))
