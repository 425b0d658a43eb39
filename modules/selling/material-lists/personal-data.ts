import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from './store.ts'

/** The buyer's own saved lists with their lines. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const lines = await store.listOwnLines(db, accountId)
  const lists = Map.groupBy(lines, ({ listId }) => listId)
  return {
    daftar_tersimpan: [...lists.values()].map((listLines) => ({
      nama: listLines[0]!.listName,
      dibagikan_ke_perusahaan: listLines[0]!.shared,
      diubah_pada: toIsoTime(listLines[0]!.changedAt),
      barang: listLines.map(({ name, qty }) => ({ barang: name, jumlah: qty })),
    })),
  }
}

/** Deletes the buyer's own lists, including shared ones. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.deleteAll(db, accountId))
