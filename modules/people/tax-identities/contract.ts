import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { normalizeNpwp } from '#modules/people/companies/rules.ts'
import { isNik, taxIdKinds } from './rules.ts'

const refuse = (message: string) => [{ path: 'idNumber', message }]

/** What a tax invoice names its buyer by, as it is typed. */
export const TaxIdentityInput = z
  .object({
    kind: z.enum(taxIdKinds, 'Pilih NPWP atau NIK.'),
    idNumber: z.string().trim().max(40, 'Paling banyak 40 karakter.'),
    name: z.string().trim().min(2, 'Tulis nama seperti di kartunya.').max(120),
    address: z.string().trim().min(5, 'Tulis alamat seperti di kartunya.').max(240),
    /** As it was read; 0 for none yet. */
    revision: z.coerce.number().int().min(0),
  })
  .transform((input, context) => {
    // Only a tax number has an old form of 15 digits.
    const digits = input.idNumber.replaceAll(/[\s.\-/]/g, '')
    const idNumber = input.kind === 'npwp' ? normalizeNpwp(input.idNumber) : digits
    for (const { path, message } of listProblems(input.kind, idNumber))
      context.addIssue({ code: 'custom', path: [path], message })
    return { ...input, idNumber }
  })

function listProblems(kind: 'npwp' | 'nik', idNumber: string) {
  if (!/^\d{16}$/.test(idNumber))
    return refuse(
      kind === 'npwp'
        ? 'NPWP terdiri dari 16 angka (15 angka untuk yang lama).'
        : 'NIK terdiri dari 16 angka.',
    )
  if (/^0+$/.test(idNumber))
    return refuse('Nomor ini hanya berisi angka nol. Tulis yang sebenarnya.')
  if (kind === 'nik' && !isNik(idNumber))
    return refuse('Ini bukan NIK. Salin 16 angka di KTP, tanpa yang tertukar.')
  return []
}

/** Whom the next tax invoices name. */
const TaxIdentity = z
  .object({
    /** Whose it is: the company for which I buy, or I. */
    of: z.enum(['company', 'person']),
    company: z.string().nullable(),
    /** Only owners change their company's. */
    canChange: z.boolean(),
    /** 0 where nothing was entered. */
    revision: z.int(),
    /** What was entered, or else what the company was verified with; null without a number. */
    identity: z
      .object({
        kind: z.enum(taxIdKinds),
        /** The last four digits for a colleague who may not change it. */
        idNumber: z.string(),
        name: z.string(),
        address: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'TaxIdentity' })

const buyerCall = { who: 'buyer', response: json(TaxIdentity) } as const

export const taxIdentityCalls = {
  show: call('GET /customer/my/tax-identity', {
    ...buyerCall,
    summary: 'Whom my next tax invoices name: NPWP or NIK, name and address (ours)',
  }),
  save: call('PUT /customer/my/tax-identity', {
    ...buyerCall,
    summary: 'Change whom my next tax invoices name; those that are written stay (ours)',
    body: TaxIdentityInput,
    refusals: ['company.not_owner', 'tax_identity.changed'],
  }),
  remove: call('DELETE /customer/my/tax-identity', {
    ...buyerCall,
    summary: 'Forget what I entered; a company is named as it was verified (ours)',
    refusals: ['company.not_owner'],
  }),
}
