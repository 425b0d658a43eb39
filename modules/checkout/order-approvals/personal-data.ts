import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { listDecisions } from './store.ts'

/** An account's decisions about colleagues' orders. Closing the account leaves them with the orders. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const decisions = await listDecisions(db, accountId)
  return {
    keputusan_pesanan_rekan: decisions.map((decision) => ({
      nomor_pesanan: decision.number,
      disetujui: decision.approved,
      catatan: decision.note,
      diputuskan_pada: decision.decided_at && toIsoTime(decision.decided_at),
    })),
  }
}
