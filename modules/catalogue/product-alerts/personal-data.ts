import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import * as store from './store.ts'

const KIND_LABELS = { stock: 'ada lagi', price: 'turun harga' } as const

/** The alerts of an account, those already sent included. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const alerts = await store.findAll(db, accountId)
  return {
    barang_ditunggu: alerts.map(({ name, kind, price, createdAt, notifiedAt }) => ({
      barang: name,
      menunggu: KIND_LABELS[kind],
      harga_saat_itu_rupiah: moneyToJson(sen(price)).amount,
      sejak: toIsoTime(createdAt),
      dikabari_pada: notifiedAt && toIsoTime(notifiedAt),
    })),
  }
}

/** Deletes the alerts of an account. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeAll(db, accountId))
