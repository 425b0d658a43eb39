import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toIsoTime } from '#platform/clock.ts'
import { describeDeliveryFailure } from '#modules/foundation/notifications/rules/delivery-failures.ts'
import { describeTemplate } from '#modules/foundation/notifications/rules/template-names.ts'
import { listChanges } from '#web/backoffice/audit/changes.ts'
import { describeEntity } from '#web/backoffice/audit/entity-names.ts'
import { createPurchaseOrder } from '../support/orders/purchase-order.ts'
import { applyUploaded, uploadImport } from '../support/catalogue/catalogue-imports.ts'
import { acceptAll, addDeed, createSentSubmission } from '../support/accounts/company-applicant.ts'
import { createSignedInBuyer, joinVerifiedCompany } from '../support/accounts/buyers.ts'
import { placeOrder, makeProofImage } from '../support/orders/orders.ts'
import { setUpStaffOrders } from '../support/orders/staff-orders.ts'

const { shop, cement, sales, finance, createPaidOrder, prepare } = await setUpStaffOrders()
const admin = await shop.asStaff()
const content = await shop.asStaff('konten@contoh.id')

/** What people have called their files. */
const FILE_NAME = /\S+\.(?:pdf|csv|xlsx)\b/g
/** Codes of the program: `in_review`, `validFrom`, `order.cancelled`, and states in English. */
const CODE =
  /\b[a-z]+_[a-z_]+\b|\b[a-z]+[A-Z]\w*|\b[a-z]{3,}\.[a-z_]{3,}\b|\b(?:true|false|null|undefined|pending|done|cancelled|paid|active|processing|delivered|retail|business|purchase-order|company-document)\b/

test('/backoffice/audit, /backoffice/kotak-keluar: what staff do stands in words, without any code', async () => {
  await workOnOrders()
  await workOnCatalogue()
  await workOnPeople()
  const texts: string[] = []
  for (let page = 0; ; page++) {
    const { results, total } = await admin.audit.list({ query: { page, count: 100 } })
    for (const { action, thing, thingName, before, after, names } of results)
      texts.push(
        action,
        describeEntity(thing),
        thingName,
        ...listChanges(before, after, names).flatMap((change) => [
          change.name,
          ...[change.before ?? '', change.after ?? ''].map((value) => `${change.name}: ${value}`),
        ]),
      )
    if ((page + 1) * 100 >= total) break
  }
  const { results: messages } = await admin.staffNotifications.outbox({ query: { count: 100 } })
  assert.ok(texts.length > 150 && messages.length > 5, `${texts.length}, ${messages.length}`)
  for (const { id } of messages) {
    const { subject, text, template, failure } = await admin.staffNotifications.message({ id })
    assert.notEqual(describeTemplate(template), 'Surat', template)
    texts.push(subject, text.replaceAll(/https?:\S+|\S+@\S+/g, ''), describeTemplate(template))
    if (failure) texts.push(describeDeliveryFailure(failure))
  }
  const words = texts.map((text) => text.replaceAll(FILE_NAME, ''))
  assert.deepEqual([...new Set(words.filter((text) => CODE.test(text)))], [])
})

async function workOnOrders() {
  const { id, lines } = await createPaidOrder()
  const { shipping } = await prepare(id, [{ lineId: lines[0]!.id, qty: 100 }])
  const delivery = shipping.deliveries[0]!.id
  await sales.staffOrders.depart({ id: delivery })
  await sales.staffOrders.receive({
    id: delivery,
    body: { receivedBy: 'Pak Budi', receivedAt: toIsoTime(shop.clock.now()) },
  })
  await sales.staffOrders.complete({ id })
  const refused = await placeOrder(shop, [{ variant: cement, qty: 2 }])
  await refused.api.payments.sendProof({
    id: refused.invoiceId,
    form: {},
    files: { file: makeProofImage() },
  })
  await finance.staffPayments.rejectProof({ id: refused.id, body: { reason: 'Buram sekali.' } })
  const company = await createSignedInBuyer(shop.db)
  await joinVerifiedCompany(shop.db, company.accountId)
  const { record } = await createPurchaseOrder(shop.client(company), company.addressId)
  await sales.staffPurchaseOrders.take({ id: record })
  await sales.staffPurchaseOrders.cancel({ id: record, body: { reason: 'Barangnya tidak ada.' } })
}

async function workOnCatalogue() {
  const { id: brandId } = await content.catalogueAdmin.addBrand({ body: { name: 'Merek Teks' } })
  const brand = await content.catalogueAdmin.brand({ id: brandId })
  await content.catalogueAdmin.changeBrand({
    id: brandId,
    body: { ...brand, name: 'Merek Teks Baru' },
  })
  const { product_id: productId } = await shop.db
    .selectFrom('variant')
    .select('product_id')
    .where('id', '=', Number(cement))
    .executeTakeFirstOrThrow()
  const { picture: _picture, ...product } = await content.catalogueAdmin.product({
    id: String(productId),
  })
  await content.catalogueAdmin.changeProduct({
    id: product.id,
    body: { ...product, description: 'Semen untuk uji teks.', luxury: true, brandId },
  })
  const { sku } = product.variants[0]!
  await content.staffPricing.setTiers({
    id: cement,
    body: { tiers: [{ minQty: 50, discount: 2 }] },
  })
  await content.staffPricing.changePrice({ id: cement, body: { retail: 55_000, business: 54_000 } })
  await content.staffStock.changeStock({
    id: cement,
    body: { warehouse: 'CBT', change: 3, reason: 'Hasil hitung gudang' },
  })
  const lines = [{ sku, quantity: 2 }]
  await content.staffStock.receive({
    body: { warehouse: 'CBT', reference: 'SJ-TEKS', supplier: 'PT Teks', lines },
  })
  await content.staffStock.transfer({ body: { from: 'CBT', to: 'SDA', note: 'Pindah', lines } })
  const file = new File([`SKU;Harga eceran\n${sku};56000`], 'harga.csv')
  const { id } = await uploadImport(shop, content, file)
  await applyUploaded(shop, content, id)
  await content.staffSearch.addSynonym({ body: { phrase: 'semen teks', meaning: 'semen' } })
}

async function workOnPeople() {
  const { registrationOpen, uploads } = await admin.staffSettings.show()
  await admin.staffSettings.changeRegistration({ body: { open: !registrationOpen } })
  await admin.staffSettings.changeLetterhead({
    body: {
      legalName: 'PT Teks',
      address: 'Jl. Teks 1',
      phone: '021 555',
      email: 'a@b.id',
      npwp: '01',
    },
  })
  for (const { upload, kinds, maxBytes } of uploads)
    await admin.staffSettings.changeUpload({
      body: { upload, kinds: kinds.slice(0, 2), maxBytes: maxBytes * 2 },
    })
  const { id } = await admin.staffMembers.invite({
    body: { name: 'Tuti Teks', email: 'tuti@contoh.id', roles: ['sales'] },
  })
  await admin.staffMembers.changeRoles({ id, body: { roles: ['sales', 'finance', 'content'] } })
  await admin.staffMembers.suspend({ id })
  await admin.staffMembers.lift({ id })
  const { accountId } = await createSignedInBuyer(shop.db)
  await admin.staffAccounts.suspend({ id: accountId, body: { reason: 'Mencurigakan.' } })
  await admin.staffAccounts.lift({ id: accountId })
  const applicant = await createSentSubmission(shop)
  await addDeed(applicant.api, applicant.companyId)
  const verifier = await shop.asStaff('verifikasi@contoh.id')
  const submission = await verifier.staffVerification.review({ id: applicant.id })
  await verifier.staffVerification.document({
    id: applicant.id,
    documentId: submission.documents[0]!.id,
  })
  await verifier.staffVerification.decide({ id: applicant.id, body: acceptAll(submission) })
}
