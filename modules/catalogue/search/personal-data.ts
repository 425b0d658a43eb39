import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from './store/material-requests.ts'

// Words that were searched for are counted without a word of who searched: nothing of them is personal.

/** Materials that somebody asked the shop for, with how they wanted to be answered. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const requests = await store.findByAccount(db, accountId)
  return {
    permintaan_bahan: requests.map((request) => ({
      nama: request.name,
      nomor_ponsel: request.phone,
      bahan: request.material,
      jumlah: request.quantity,
      diminta_pada: toIsoTime(request.at),
      dijawab_pada: request.handledAt && toIsoTime(request.handledAt),
    })),
  }
}

/** Deletes what somebody asked for. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeByAccount(db, accountId))
