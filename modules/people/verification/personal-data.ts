import type { z } from 'zod'
import type { AppDeps } from '#platform/http/context.ts'
import { discardFiles } from '#modules/foundation/files/service/delete-files.ts'
import { findCompanyId, isCompanyOwner } from '#modules/people/identity/service/accounts.ts'
import { presentSubmissions } from './presenter.ts'
import type { Submission } from './contract.ts'
import { documentStatusNames, submissionStatusNames } from './rules.ts'
import * as store from './store/personal-data.ts'
import * as submissions from './store/submissions.ts'

type Attempt = Awaited<ReturnType<typeof presentSubmissions>>[number]

/**
 * The submissions of the account's company with the names of their documents. For owners only: to a
 * colleague they are other people's data.
 */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const companyId = (await isCompanyOwner(db, accountId))
    ? await findCompanyId(db, accountId)
    : null
  const attempts = companyId ? await submissions.listByCompany(db, companyId) : []
  return { pengajuan_verifikasi: (await presentSubmissions(db, attempts)).map(presentAttempt) }
}

const presentAttempt = (attempt: Attempt) => ({
  percobaan_ke: attempt.attempt,
  status: submissionStatusNames[attempt.status],
  dikirim_pada: attempt.submittedAt,
  diputuskan_pada: attempt.decidedAt,
  alasan: attempt.reason,
  diminta: attempt.asked,
  jawaban: presentAnswers(attempt.answers as z.output<typeof Submission>['answers']),
  dokumen: attempt.documents.map(({ label, file, status, reason, sentAt }) => ({
    jenis: label,
    nama_berkas: file.name,
    ukuran_byte: file.size,
    status: documentStatusNames[status],
    alasan: reason,
    dikirim_pada: sentAt,
  })),
  riwayat: attempt.events.map(({ status, at, by, note }) => ({
    status: submissionStatusNames[status],
    pada: at,
    oleh: by,
    catatan: note,
  })),
})

/** The company's details; a step that has not been saved is missing. */
const presentAnswers = ({ company, pic, address }: z.output<typeof Submission>['answers']) => ({
  perusahaan: company && {
    nama: company.name,
    bentuk: company.entity,
    npwp: company.npwp,
    nib: company.nib,
  },
  penanggung_jawab: pic && { nama: pic.name, jabatan: pic.position, nomor_ponsel: pic.phone },
  alamat: address && {
    jalan: address.street,
    kode_desa_atau_kelurahan: address.villageId,
    kode_pos: address.postalCode,
  },
})

/**
 * Locks the submissions of the account's company, so that a review runs before or after, never meanwhile.
 */
export const lockSubmissions = async (
  { db }: Pick<AppDeps, 'db'>,
  accountId: string,
): Promise<void> => void (await store.lock(db, accountId))

/**
 * Deletes the submissions and documents of a company without other accounts that was never approved: no
 * business resulted from them, so no law requires them. Those of an approved company are retained.
 */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  const attempts = await store.listSoleSubmissions(db, accountId)
  if (attempts.length > 0 && !(await store.hasApproved(db, attempts)))
    // Some of them may be from a colleague who has left.
    await discardFiles({ db }, await store.removeSubmissions(db, attempts))
  await discardFiles({ db }, await store.listOrphanedFiles(db, accountId))
}
