import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import { renderPdf } from '#platform/pdf.ts'
import { toReceivedFile } from '#platform/http/uploads/received-file.ts'
import { uploadTemporary } from '#modules/foundation/files/service/temporary-uploads.ts'
import { documentKinds, type CompanyDocumentKind } from '#modules/people/verification/rules.ts'
import { begin, save } from '#modules/people/verification/service/submissions.ts'
import { resolveAddress } from './addresses.ts'

/** The demo's company that awaits verification. */
const COMPANY = {
  name: 'CV Karya Bersama Mandiri',
  entity: 'CV',
  npwp: '0823456789013000',
  nib: '9120001234567',
} as const

/** Submits the documents of the demo's unverified company, so that staff have one to review. */
export async function seedVerification(deps: AppDeps, email: string): Promise<void> {
  const account = await deps.db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'phone', 'company_id as companyId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const buyer = {
    kind: 'buyer',
    sessionId: '',
    accountId: account.id,
    isBusiness: false,
    ...account,
  }
  const ctx = { ...deps, buyer } as unknown as BuyerContext
  const { id, status } = await begin(ctx, {})
  // Submitted by an earlier run.
  if (status !== 'draft') return
  const documents = []
  for (const kind of ['npwp', 'nib', 'ktp'] as const) {
    const bytes = await renderDocument(kind)
    const file = toReceivedFile({ name: `${kind}-contoh.pdf`, bytes })
    documents.push({ kind, fileId: (await uploadTemporary(ctx, 'company-document', file)).id })
  }
  const demoAddress = {
    label: '',
    street: 'Jl. Ahmad Yani No. 27',
    city: '32.75',
    district: 'Bekasi Timur',
    roadWidthM: 8,
    driverNote: '',
  }
  const { street, provinceId, cityId, districtId, villageId, postalCode } = await resolveAddress(
    deps.db,
    demoAddress,
    account,
  )
  const pic = { name: account.name, position: 'Direktur', phone: account.phone }
  const address = { street, provinceId, cityId, districtId, villageId, postalCode }
  await save(ctx, id, {
    company: COMPANY,
    pic,
    address,
    documents,
    removeDocuments: [],
    submit: true,
  })
}

async function renderDocument(kind: CompanyDocumentKind): Promise<Uint8Array> {
  const { bytes } = await renderPdf({ size: 'A5', margin: 48 }, (doc) => {
    doc.font('Helvetica-Bold').fontSize(20).text(documentKinds[kind].label)
    doc.font('Helvetica').fontSize(12).moveDown().text(COMPANY.name)
    doc.text(kind === 'nib' ? COMPANY.nib : COMPANY.npwp).moveDown()
    doc.fill('#98a2b3').text('Dokumen contoh untuk toko peragaan.')
  })
  return bytes
}
