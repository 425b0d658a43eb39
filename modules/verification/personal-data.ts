import type { z } from 'zod'
import type { Tools } from '#platform/http/context.ts'
import { discard } from '#modules/files/personal-data.ts'
import { companyIdOf, isOwner } from '#modules/identity/service.ts'
import { answersOf } from './answer.ts'
import type { Submission } from './contract.ts'
import { documentLook, submissionLook } from './rules.ts'
import * as store from './store/personal.ts'
import * as submissions from './store/submissions.ts'

type Attempt = Awaited<ReturnType<typeof answersOf>>[number]

/**
 * The attempts of somebody's company to be verified, with the names of its papers; for its owners: to a
 * colleague they are other people's.
 */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const companyId = (await isOwner(db, accountId)) ? await companyIdOf(db, accountId) : null
  const attempts = companyId ? await submissions.ofCompany(db, companyId) : []
  return { pengajuan_verifikasi: (await answersOf(db, attempts)).map(told) }
}

const told = (attempt: Attempt) => ({
  percobaan_ke: attempt.attempt,
  status: submissionLook[attempt.status].name,
  dikirim_pada: attempt.submittedAt,
  diputuskan_pada: attempt.decidedAt,
  alasan: attempt.reason,
  diminta: attempt.asked,
  jawaban: saidOf(attempt.answers as z.output<typeof Submission>['answers']),
  dokumen: attempt.documents.map(({ label, file, status, reason, sentAt }) => ({
    jenis: label,
    nama_berkas: file.name,
    ukuran_byte: file.size,
    status: documentLook[status].name,
    alasan: reason,
    dikirim_pada: sentAt,
  })),
  riwayat: attempt.events.map(({ status, at, by, note }) => ({
    status: submissionLook[status].name,
    pada: at,
    oleh: by,
    catatan: note,
  })),
})

/** What the company says of itself; a step that was not saved is missing. */
const saidOf = ({ company, pic, address }: z.output<typeof Submission>['answers']) => ({
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
export const lockFor = async ({ db }: Pick<Tools, 'db'>, accountId: string): Promise<void> =>
  void (await store.lock(db, accountId))

/**
 * Deletes attempts and papers of a company that nobody else buys for and that never was approved:
 * no business came of them, so no law asks for them. Papers of an approved one stay.
 */
export async function forget({ db }: Pick<Tools, 'db'>, accountId: string): Promise<void> {
  const attempts = await store.ownAlone(db, accountId)
  if (attempts.length > 0 && !(await store.anyApproved(db, attempts)))
    // A colleague who left before may have sent some of them.
    await discard({ db }, await store.removeAttempts(db, attempts))
  await discard({ db }, await store.looseEnds(db, accountId))
}
