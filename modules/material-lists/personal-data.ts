import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import * as store from './store.ts'

/** The buyer's own saved lists, line by line. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const lines = await store.ownLines(db, accountId)
  const lists = Map.groupBy(lines, ({ listId }) => listId)
  return {
    daftar_tersimpan: [...lists.values()].map((own) => ({
      nama: own[0]!.listName,
      dibagikan_ke_perusahaan: own[0]!.shared,
      diubah_pada: isoTime(own[0]!.changedAt),
      barang: own.map(({ name, qty }) => ({ barang: name, jumlah: qty })),
    })),
  }
}

/** Deletes the buyer's own lists, shared ones too. */
export const forget = async ({ db }: Pick<Tools, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeAll(db, accountId))
