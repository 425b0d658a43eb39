import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { listOfAccount } from './store/applications.ts'
import { eraseNoticesSeen } from './store/grade-notices.ts'

const statusNames: Record<string, string> = {
  submitted: 'Sedang diperiksa',
  granted: 'Disetujui',
  declined: 'Ditolak',
}

/** The applications that an account has made. They belong to its company, and stay with it. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const applications = await listOfAccount(db, accountId)
  return {
    pengajuan_limit_kredit: applications.map((application) => ({
      jumlah_rupiah: moneyToJson(sen(application.amount)).amount,
      catatan: application.note,
      status: statusNames[application.status],
      diajukan_pada: toIsoTime(application.createdAt),
      alasan: application.reason,
    })),
  }
}

/** Deletes what the account has seen. */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  await eraseNoticesSeen(db, accountId)
}
