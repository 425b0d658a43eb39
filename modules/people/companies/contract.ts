import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { addressFields } from '#modules/foundation/regions/address-contract.ts'
import { PersonName, Phone } from '#modules/people/identity/person-contract.ts'
import { businessEntities, normalizeNib, normalizeNpwp } from './rules.ts'

/** 16 digits; an old number of 15 digits gets a leading 0. */
export const Npwp = z
  .string()
  .trim()
  .transform(normalizeNpwp)
  .pipe(
    z
      .string()
      .regex(/^\d{16}$/, 'NPWP terdiri dari 16 angka (15 angka untuk yang lama).')
      .regex(/[1-9]/, 'NPWP ini hanya berisi angka nol. Tulis nomor yang sebenarnya.'),
  )
/** 13 digits. */
export const Nib = z
  .string()
  .trim()
  .transform(normalizeNib)
  .pipe(
    z
      .string()
      .regex(/^\d{13}$/, 'NIB terdiri dari 13 angka.')
      .regex(/[1-9]/, 'NIB ini hanya berisi angka nol. Tulis nomor yang sebenarnya.'),
  )

/** What kind of company it is. */
export const CompanyDetails = z.object({
  name: z.string().trim().min(3, 'Tulis nama perusahaan sesuai NPWP.').max(150),
  entity: z.enum(businessEntities, 'Pilih bentuk usaha.'),
  npwp: Npwp,
  nib: Nib,
})
/** The person responsible for the company. */
export const PersonInCharge = z.object({
  name: PersonName,
  position: z.string().trim().min(2, 'Tulis jabatan.').max(80),
  phone: Phone,
})
/** The company's registered office. */
export const BusinessAddress = z.object(addressFields)

export const companyCalls = {
  address: call('GET /customer/my/address-business', {
    summary: 'My company’s business address, for its owners to change (ours)',
    who: 'buyer',
    response: json(
      z.object({
        /** Null where the buyer has no verified company or may not change it. */
        company: z
          .object({
            id: z.string(),
            name: z.string(),
            address: BusinessAddress.nullable(),
            /** The address as one line of text. */
            place: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  changeAddress: call('PATCH /customer/my/address-business/{id}', {
    summary: 'Change my company’s business address, by the company’s id',
    who: 'buyer',
    ids: 'uuid',
    body: BusinessAddress,
    refusals: ['address.region', 'company.not_owner'],
    response: json(BusinessAddress),
  }),
}
