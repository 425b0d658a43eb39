import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { lenderCodes } from '#platform/lender/port.ts'
import { PostalCode, Street } from '#modules/foundation/regions/address-contract.ts'
import { CompanyDetails, PersonInCharge } from '#modules/people/companies/contract.ts'
import { LimitAmount } from '#modules/finance/credit-terms/contract.ts'
import { SentCode } from '#modules/people/one-time-codes/contract.ts'
import { LenderApplicationStatus, lenderDocumentKindNames } from './rules/lenders.ts'
import { lenderStepNames } from './rules/steps.ts'

const buyerCall = { who: 'buyer' } as const

/** What a lender first asks. */
export const LenderNeed = z.object({
  /** The limit that is asked for. */
  amount: LimitAmount,
  yearlySales: LimitAmount,
  yearsInBusiness: z.coerce
    .number('Tulis lama usaha dalam tahun.')
    .int('Tulis lama usaha dalam tahun penuh.')
    .min(0, 'Tulis lama usaha dalam tahun.')
    .max(200, 'Tulis lama usaha dalam tahun.'),
  purpose: z.string().trim().min(5, 'Tulis untuk apa dananya dipakai.').max(200),
})
/** The person who signs; `nik` is the number of the identity card. */
const LenderPerson = PersonInCharge.extend({
  nik: z
    .string()
    .transform((text) => text.replaceAll(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^\d{16}$/, 'NIK terdiri dari 16 angka, seperti di KTP.')),
})
/** Without a district where the postal code has one only. */
export const LenderAddress = z.object({
  street: Street,
  postalCode: PostalCode,
  districtId: z
    .string()
    .regex(/^[\d.]{0,13}$/, 'Pilih kecamatan.')
    .optional(),
})

const Area = z.object({
  districtId: z.string(),
  district: z.string(),
  city: z.string(),
  province: z.string(),
})

/** A company's application at a lender. Unsaved steps have what the shop knows already. */
export const OwnLenderApplication = z
  .object({
    id: z.string(),
    lender: z.enum(lenderCodes),
    lenderName: z.string(),
    status: z.enum(LenderApplicationStatus),
    statusName: z.string(),
    isEditable: z.boolean(),
    answers: z.object({
      need: z
        .object({
          amount: MoneySchema,
          yearlySales: MoneySchema,
          yearsInBusiness: z.int(),
          purpose: z.string(),
        })
        .nullable(),
      company: z.object({
        name: z.string(),
        entity: z.string(),
        npwp: z.string(),
        nib: z.string(),
      }),
      person: z.object({
        name: z.string(),
        position: z.string(),
        phone: z.string(),
        nik: z.string(),
      }),
      address: z.object({
        street: z.string(),
        postalCode: z.string(),
        districtId: z.string(),
        /** The address as one line; null while the district is not chosen. */
        place: z.string().nullable(),
      }),
    }),
    /** What the lender said to the need; null where it was not asked or did not answer. */
    eligibility: z
      .object({
        isEligible: z.boolean(),
        reason: z.string().nullable(),
        upTo: MoneySchema.nullable(),
      })
      .nullable(),
    documents: z.array(
      z.object({
        kind: z.enum(lenderDocumentKindNames),
        label: z.string(),
        isRequired: z.boolean(),
        fileName: z.string().nullable(),
      }),
    ),
    missing: z.array(z.object({ step: z.enum(lenderStepNames), label: z.string() })),
    /** The step to continue with. */
    step: z.enum(lenderStepNames),
    /** What the lender asks for, or why it declined. */
    reason: z.string().nullable(),
    submittedAt: DateTime.nullable(),
    /** Sent, and not taken by the lender yet: it is down, and is tried again. */
    isOnItsWay: z.boolean(),
    offered: MoneySchema.nullable(),
    agreement: z.object({ number: z.string(), terms: z.string() }).nullable(),
    agreedAt: DateTime.nullable(),
    /** Whether the lender wants a code and a signed contract, and when the code was confirmed. */
    wantsCode: z.boolean(),
    codeAt: DateTime.nullable(),
    /** The code that the reader was sent for the limit, while it can be tried. */
    sentCode: SentCode.nullable(),
    /** Whether the lender did not answer when it was asked last. */
    isDown: z.boolean(),
  })
  .meta({ id: 'OwnLenderApplication' })

export const applicationRefusals = [
  'lender.state',
  'company.not_owner',
  'lender.unverified',
] as const
const limit = { times: 120, seconds: 600, by: 'caller' } as const

/** The calls of an application, the same at every lender under paths of its own. */
export const registrationCalls = <
  const Begin extends string,
  const One extends string,
  const Send extends string,
>(paths: {
  begin: Begin
  one: One
  send: Send
}) => ({
  eligibility: call(`POST ${paths.begin}`, {
    ...buyerCall,
    summary: 'Begin an application, or go on with it: what is needed, and whether the lender lends',
    limit,
    body: LenderNeed,
    refusals: applicationRefusals,
    response: created(OwnLenderApplication),
  }),
  step: call(`GET ${paths.one}/{id}/step`, {
    ...buyerCall,
    ids: 'uuid',
    summary:
      'My company’s application by its id, or its newest by the company’s; and where to go on',
    query: z.object({ detailBy: z.enum(['application', 'company']).default('application') }),
    response: json(OwnLenderApplication),
  }),
  save: call(`PUT ${paths.one}/{id}`, {
    ...buyerCall,
    ids: 'uuid',
    summary: 'Save steps of an application; what is left out stays',
    limit,
    body: z.object({
      data: z.object({
        company: CompanyDetails.optional(),
        person: LenderPerson.optional(),
        address: LenderAddress.optional(),
        /** Uploads; a document of the same kind is replaced. */
        documents: z
          .array(z.object({ kind: z.enum(lenderDocumentKindNames), fileId: z.uuid() }))
          .max(10)
          .optional(),
      }),
    }),
    refusals: [...applicationRefusals, 'lender.postal_code', 'file.gone'],
    response: json(OwnLenderApplication),
  }),
  sendRegistration: call(`POST ${paths.send}`, {
    ...buyerCall,
    summary: 'Send an application to the lender, with the consent to pass on what it holds',
    idempotent: true,
    failures: [404],
    limit,
    body: z.object({
      data: z.object({
        id: z.uuid('Pilih pengajuan.'),
        consent: z.literal(true, 'Setujui dahulu pengiriman data ini.'),
      }),
    }),
    refusals: [...applicationRefusals, 'lender.incomplete'],
    response: json(OwnLenderApplication),
  }),
})

/** The call that agrees to what the lender has sent. */
const agreementCall = <const Path extends string>(path: Path) => ({
  sendAgreement: call(`POST ${path}`, {
    ...buyerCall,
    summary: 'Agree to the agreement that the lender has sent',
    idempotent: true,
    failures: [404],
    limit,
    body: z.object({
      data: z.object({
        id: z.uuid('Pilih pengajuan.'),
        agree: z.literal(true, 'Setujui dahulu perjanjiannya.'),
      }),
    }),
    refusals: applicationRefusals,
    response: json(OwnLenderApplication),
  }),
})

const country = z.literal('indonesia', 'Negaranya selalu indonesia.')

export const credilinqCalls = {
  ...registrationCalls({
    begin: '/credilinq/eligibility',
    one: '/ecom/credilinq',
    send: '/ecom/credilinq/send-registration',
  }),
  ...agreementCall('/ecom/credilinq/send-agreement'),
  postalCodes: call('GET /credilinq/postal-codes', {
    summary: 'Postal codes that begin with the text, at most fifty',
    query: z.object({
      country,
      search: z
        .string()
        .regex(/^\d{0,5}$/)
        .default(''),
    }),
    response: json(z.object({ results: z.array(z.string()) })),
  }),
  addresses: call('GET /credilinq/addresses', {
    summary: 'The districts of a postal code',
    query: z.object({ country, postalCode: LenderAddress.shape.postalCode }),
    response: json(z.object({ results: z.array(Area) })),
  }),
}

export const modalRakyatCalls = {
  ...registrationCalls({
    begin: '/modal-rakyat/eligibility',
    one: '/ecom/modal-rakyat',
    send: '/ecom/modal-rakyat/send-registration',
  }),
  ...agreementCall('/ecom/modal-rakyat/send-agreement'),
}
