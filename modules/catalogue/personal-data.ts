import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import * as store from './store/search/requests.ts'

// Words that were searched for are counted without a word of who searched: nothing of them is personal.

/** Materials that somebody asked the shop for, with how they wanted to be answered. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const requests = await store.requestsOf(db, accountId)
  return {
    permintaan_bahan: requests.map((request) => ({
      nama: request.name,
      nomor_ponsel: request.phone,
      bahan: request.material,
      jumlah: request.quantity,
      diminta_pada: isoTime(request.at),
      dijawab_pada: request.handledAt && isoTime(request.handledAt),
    })),
  }
}

/** Deletes what somebody asked for. */
export const forget = async ({ db }: Pick<Tools, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeRequests(db, accountId))
