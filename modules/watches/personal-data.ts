import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { sen, toAnswer } from '#platform/money.ts'
import * as store from './store.ts'

const kinds = { stock: 'ada lagi', price: 'turun harga' } as const

/** What somebody waits for, and of what they were told. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const watches = await store.everyOf(db, accountId)
  return {
    barang_ditunggu: watches.map(({ name, kind, price, createdAt, toldAt }) => ({
      barang: name,
      menunggu: kinds[kind],
      harga_saat_itu_rupiah: toAnswer(sen(price)).amount,
      sejak: isoTime(createdAt),
      dikabari_pada: toldAt && isoTime(toldAt),
    })),
  }
}

/** Ends all waiting, and forgets of what was told. */
export const forget = async ({ db }: Pick<Tools, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeAll(db, accountId))
