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
 * The attempts of somebody's company to be verified, with the names of its papers; for its owners: to a
 * colleague they are other people's.
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

/** What the company says of itself; a step that was not saved is missing. */
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

/** Locks the attempts of somebody's company: staff decide before or after, not meanwhile. */
export const lockSubmissions = async (
  { db }: Pick<AppDeps, 'db'>,
  accountId: string,
): Promise<void> => void (await store.lock(db, accountId))

/**
 * Deletes attempts and papers of a company that nobody else buys for and that never was approved:
 * no business came of them, so no law asks for them. Papers of an approved one stay.
 */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  const attempts = await store.listSoleSubmissions(db, accountId)
  if (attempts.length > 0 && !(await store.hasApproved(db, attempts)))
    // A colleague who left before may have sent some of them.
    await discardFiles({ db }, await store.removeSubmissions(db, attempts))
  await discardFiles({ db }, await store.listOrphanedFiles(db, accountId))
}
