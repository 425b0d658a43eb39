import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import * as store from './store.ts'

const KIND_LABELS = { stock: 'ada lagi', price: 'turun harga' } as const

/** What somebody waits for, and of what they were told. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const alerts = await store.findAll(db, accountId)
  return {
    barang_ditunggu: alerts.map(({ name, kind, price, createdAt, toldAt }) => ({
      barang: name,
      menunggu: KIND_LABELS[kind],
      harga_saat_itu_rupiah: moneyToJson(sen(price)).amount,
      sejak: toIsoTime(createdAt),
      dikabari_pada: toldAt && toIsoTime(toldAt),
    })),
  }
}

/** Ends all waiting, and forgets of what was told. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeAll(db, accountId))
