import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from './store/material-requests.ts'

// The search log has no reference to accounts, so it has no personal data.

/** The material requests of an account. */
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

/** Deletes the material requests of an account. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeByAccount(db, accountId))
