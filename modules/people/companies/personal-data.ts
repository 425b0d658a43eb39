import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { isCompanyOwner } from '#modules/people/identity/service/accounts.ts'
import * as store from './store/personal-data.ts'
import type { CompanyState } from './rules.ts'

const companyStateNames: Record<CompanyState, string> = {
  none: 'Belum diverifikasi',
  submitted: 'Dokumen sedang diperiksa',
  verified: 'Terverifikasi',
  rejected: 'Dokumen ditolak',
}

/**
 * The company of an account; null for a buyer without one. Only owners get the person in charge: to a
 * colleague it is another person's data.
 */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const company = await store.findCompany(db, accountId)
  const contact = (await isCompanyOwner(db, accountId)) ? company : undefined
  return {
    perusahaan: company
      ? {
          nama: company.name,
          bentuk: company.entity,
          npwp: company.npwp,
          nib: company.nib,
          status: companyStateNames[company.state],
          penanggung_jawab: contact?.pic_name,
          jabatan: contact?.pic_position,
          nomor_ponsel: contact?.pic_phone,
          jalan: company.street,
          desa_atau_kelurahan: company.village,
          kecamatan: company.district,
          kota_atau_kabupaten: company.city,
          provinsi: company.province,
          kode_pos: company.postal_code,
          tercatat_sejak: toIsoTime(company.created_at),
        }
      : null,
  }
}

/**
 * Removes the person in charge from a company without other accounts, and all its details where no order
 * and no approved verification needs them. The caller has locked the company's members.
 */
export async function erase({ db, clock }: AppDeps, accountId: string): Promise<void> {
  const company = await store.findSoleCompany(db, accountId)
  if (!company) return
  if (company.isReferenced) await store.removePersonInCharge(db, company.id)
  else await store.anonymize(db, company.id, 'Perusahaan ditutup', clock.now())
}
