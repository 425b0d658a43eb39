import type { Api } from '#modules/client.ts'
import { BEKASI, createSignedInBuyer } from './buyers.ts'
import { pdf } from './files/valid.ts'
import type { TestShop } from './shop.ts'

/** What an applicant says of the company, written as people write it. */
export const APPLICANT_COMPANY = {
  name: 'CV Tiga Pilar Bangunan',
  entity: 'CV',
  npwp: '82.345.678.9-013.000',
  nib: '9120 0012 34567',
} as const
export const APPLICANT_PIC = {
  name: 'Rina Maharani',
  position: 'Direktur',
  phone: '0812 9041 7735',
}

/** A paper sent before its form; gives the file's id. */
export const uploadDocument = async (api: Api, name = 'akta.pdf') =>
  (await api.files.uploadDocument({ files: { file: new File([new Uint8Array(pdf())], name) } })).id

/** A signed-in buyer who has not applied yet. */
export async function createApplicant(shop: TestShop) {
  const { token } = await createSignedInBuyer(shop.db)
  const api = shop.client({ token })
  return { api, mine: async () => (await api.verification.submissions({})).results }
}

/** Where a company has its seat: the first village of the first district of Bekasi. */
export async function findCompanySeat(api: Api) {
  const { results: districts } = await api.regions.districts({ query: { cityId: BEKASI } })
  const districtId = districts[0]!.id
  const { results: villages } = await api.regions.villages({ id: districtId })
  return {
    street: 'Jl. Raya Serang No. 8',
    provinceId: '32',
    cityId: BEKASI,
    districtId,
    villageId: villages[0]!.id,
    postalCode: '17510',
  }
}

/** A buyer whose submission is complete and sent: it waits for staff. */
export async function createSentSubmission(shop: TestShop) {
  const buyer = await createApplicant(shop)
  const { id, company_id } = await buyer.api.verification.begin({
    body: { company: APPLICANT_COMPANY },
  })
  const step = {
    company: APPLICANT_COMPANY,
    pic: APPLICANT_PIC,
    address: await findCompanySeat(buyer.api),
    documents: await uploadRequiredDocuments(buyer.api),
  }
  const submission = await buyer.api.verification.save({ id, body: { ...step, submit: true } })
  return { ...buyer, id, companyId: company_id, submission }
}

/** The three papers that every company needs. */
export const uploadRequiredDocuments = (api: Api) =>
  Promise.all(
    (['npwp', 'nib', 'ktp'] as const).map(async (kind) => ({
      kind,
      fileId: await uploadDocument(api),
    })),
  )
