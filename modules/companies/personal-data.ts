import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { isOwner } from '#modules/identity/service.ts'
import * as store from './personal-store.ts'
import type { CompanyState } from './rules.ts'

const states: Record<CompanyState, string> = {
  none: 'Belum diverifikasi',
  submitted: 'Dokumen diperiksa',
  verified: 'Terverifikasi',
  rejected: 'Dokumen ditolak',
}

/**
 * The company that somebody buys for; null for who buys for themselves. Whom it names, its owners are told: to
 * a colleague that is somebody else's data.
 */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const company = await store.companyOf(db, accountId)
  const person = (await isOwner(db, accountId)) ? company : undefined
  return {
    perusahaan: company
      ? {
          nama: company.name,
          bentuk: company.entity,
          npwp: company.npwp,
          nib: company.nib,
          status: states[company.state],
          penanggung_jawab: person?.pic_name,
          jabatan: person?.pic_position,
          nomor_ponsel: person?.pic_phone,
          jalan: company.street,
          desa_atau_kelurahan: company.village,
          kecamatan: company.district,
          kota_atau_kabupaten: company.city,
          provinsi: company.province,
          kode_pos: company.postal_code,
          tercatat_sejak: isoTime(company.created_at),
        }
      : null,
  }
}

/**
 * Takes the person from a company that nobody else buys for, and everything else too where no order
 * and no approved verification has to name it. The company's people are locked by the caller.
 */
export async function forget({ db, clock }: Tools, accountId: string): Promise<void> {
  const company = await store.ownAlone(db, accountId)
  if (!company) return
  if (company.papers) await store.removePerson(db, company.id)
  else await store.makeNameless(db, company.id, 'Perusahaan ditutup', clock.now())
}
