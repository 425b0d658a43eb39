import PDFDocument from 'pdfkit'
import type { BuyerContext, Tools } from '#platform/http/context.ts'
import { send } from '#modules/files/loose.ts'
import { documentKinds, type DocumentKind } from '#modules/verification/rules.ts'
import { begin, save } from '#modules/verification/service.ts'
import { addressIn } from './place.ts'

/** What the waiting company of the demo says of itself. */
const COMPANY = {
  name: 'CV Karya Bersama Mandiri',
  entity: 'CV',
  npwp: '0823456789013000',
  nib: '9120001234567',
} as const

/** The demo's company whose papers wait for staff: an attempt, sent, with its papers as PDF. */
export async function loadVerification(tools: Tools, email: string): Promise<void> {
  const account = await tools.db
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
  const ctx = { ...tools, buyer } as unknown as BuyerContext
  const { id, status } = await begin(ctx, {})
  // Whoever fills a shop twice finds it there.
  if (status !== 'draft') return
  const documents = []
  for (const kind of ['npwp', 'nib', 'ktp'] as const) {
    const file = { name: `${kind}-contoh.pdf`, bytes: await paper(kind) }
    documents.push({ kind, fileId: (await send(ctx, 'company-document', file)).id })
  }
  const place = {
    label: '',
    street: 'Jl. Ahmad Yani No. 27',
    city: '32.75',
    district: 'Bekasi Timur',
    roadWidthM: 8,
    driverNote: '',
  }
  const { street, provinceId, cityId, districtId, villageId, postalCode } = await addressIn(
    tools.db,
    place,
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

async function paper(kind: DocumentKind): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A5', margin: 48 })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise((resolve) => doc.once('end', resolve))
  doc.font('Helvetica-Bold').fontSize(20).text(documentKinds[kind].label)
  doc.font('Helvetica').fontSize(12).moveDown().text(COMPANY.name)
  doc.text(kind === 'nib' ? COMPANY.nib : COMPANY.npwp).moveDown()
  doc.fill('#98a2b3').text('Dokumen contoh untuk toko peragaan.')
  doc.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}
