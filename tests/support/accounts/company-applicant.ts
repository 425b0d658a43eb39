import { renderPdf } from '#platform/pdf.ts'
import type { Api } from '#modules/client.ts'
import { BEKASI, createSignedInBuyer } from './buyers.ts'
import { pdf } from '../files/valid.ts'
import type { TestShop } from '../shop.ts'

/** The company details of an applicant, in common notations. */
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

/** Uploads a document before its form is sent. Returns the file's id. */
export const uploadDocument = async (api: Api, name = 'akta.pdf') =>
  (await api.files.uploadDocument({ files: { file: new File([new Uint8Array(pdf())], name) } })).id

/** Adds a deed, by default of two pages, which can be drawn, to a sent submission. */
export async function addDeed(api: Api, companyId: string, pages = 2) {
  const { bytes } = await renderPdf({ size: 'A4', margin: 60 }, (doc) => {
    doc.fontSize(28).text('AKTA PENDIRIAN')
    for (let page = 2; page <= pages; page++) doc.addPage().text(`Halaman ${page}`)
  })
  const file = new File([Buffer.from(bytes)], 'akta-lengkap.pdf')
  const { id: fileId } = await api.files.uploadDocument({ files: { file } })
  const documents = [{ kind: 'akta' as const, fileId }]
  const after = await api.verification.addDocuments({ id: companyId, body: { documents } })
  const deed = after.documents.find(({ kind }) => kind === 'akta')!
  return { ...deed, bytes: Buffer.from(bytes) }
}

/** A signed-in buyer without a submission. */
export async function createApplicant(shop: TestShop) {
  const { token } = await createSignedInBuyer(shop.db)
  const api = shop.client({ token })
  return { api, listSubmissions: async () => (await api.verification.submissions({})).results }
}

/** A company address in the first village of the first district of Bekasi. */
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

/** The decision that accepts every document and approves. */
export const acceptAll = ({ documents }: { documents: readonly { id: string }[] }) => ({
  approve: true,
  documents: documents.map(({ id }) => ({ id, accepted: true })),
})

/** A buyer with a complete, submitted submission that waits for review. */
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

/** Uploads the three documents that every company needs. */
export const uploadRequiredDocuments = (api: Api) =>
  Promise.all(
    (['npwp', 'nib', 'ktp'] as const).map(async (kind) => ({
      kind,
      fileId: await uploadDocument(api),
    })),
  )
