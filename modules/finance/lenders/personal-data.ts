import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { discardFiles } from '#modules/foundation/files/service/delete-files.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { lenderApplicationStatusNames, lenderNames } from './rules/lenders.ts'
import { eraseDrafts, eraseInvite, listOfAccount } from './store/personal-data.ts'

/** The applications at lenders that an account began. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const applications = await listOfAccount(db, accountId)
  return {
    pengajuan_pembiayaan: applications.map(({ lender, status, answers, createdAt }) => ({
      pemberi_dana: lenderNames[lender],
      status: lenderApplicationStatusNames[status],
      dibuat_pada: toIsoTime(createdAt),
      jumlah_rupiah: answers.need ? moneyToJson(sen(answers.need.amount)).amount : null,
      untuk: answers.need?.purpose ?? null,
      penanggung_jawab: answers.person?.name ?? null,
      jabatan: answers.person?.position ?? null,
      nomor_ponsel: answers.person?.phone ?? null,
      nik: answers.person?.nik ?? null,
      alamat: answers.address?.street ?? null,
    })),
  }
}

/** Deletes unsent applications that no colleague works on. What a lender received is retained with its decision. */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  const files = await eraseDrafts(db, accountId)
  if (files.length > 0) await discardFiles({ db }, files)
  await eraseInvite(db, accountId)
}
