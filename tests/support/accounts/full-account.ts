import { sendContactMessage } from '../content/survey-answer.ts'
import { randomUUID } from 'node:crypto'
import type { Api } from '#modules/client.ts'
import {
  acceptAll,
  APPLICANT_COMPANY,
  uploadDocument,
  findCompanySeat,
} from './company-applicant.ts'
import { createSignedInBuyer } from './buyers.ts'
import { pdf } from '../files/valid.ts'
import { negotiateTwice } from '../orders/negotiations.ts'
import { createProduct } from '../catalogue/products.ts'
import { placeOrder, makeProofImage } from '../orders/orders.ts'
import { applyEverywhere } from '../lenders/application-steps.ts'
import { creditReturn } from '../finance/returns.ts'
import { verifyPhone } from './whatsapp.ts'
import { addUnusedCode } from '../lenders/one-time-codes.ts'
import { kindNames } from '#modules/foundation/notifications/rules/notification-kinds.ts'
import { addWithdrawnBundle } from '../finance/payment-bundles.ts'
import { enterTaxIdentity } from '../finance/tax-identity.ts'
import type { TestShop } from '../shop.ts'

const PASSWORD = 'rumah-joglo-77'

/** A buyer with data in every capability and nothing open. */
export type FullAccount = Awaited<ReturnType<typeof createFullAccount>>

let accountCount = 0

/** Registers a buyer and uses every feature once. */
export async function createFullAccount(shop: TestShop) {
  const nr = String((accountCount += 1)).padStart(3, '0')
  const person = {
    name: `Wulan Prameswari ${nr}`,
    email: `wulan.prameswari.${nr}@contoh.id`,
    phone: `+6281355504${nr}`,
  }
  const origin = { ipAddress: `10.9.0.${nr}` }
  const { identity, notifications } = shop.client(origin)
  await identity.register({ body: { ...person, password: PASSWORD }, query: { tracker: 'brosur' } })
  const { results } = await notifications.demoMail({ query: { email: person.email } })
  await identity.activate({ token: new URL(results[0]!.link!).searchParams.get('token')! })
  await identity.requestReset({ body: { email: person.email } })
  const credentials = { email: person.email, password: PASSWORD }
  const verifier = await signInStaff(shop, 'verifikasi@contoh.id', origin)
  const { user } = await identity.signIn({ body: credentials })
  const accountId = user.id
  await verifier.staffAccounts.signOut({ id: accountId })
  const { token } = await identity.signIn({ body: credentials })
  const retail = shop.client({ ...origin, token })
  await retail.customers.sendVerification()
  await verifyPhone(retail, person.phone)
  await retail.notificationPreferences.sendCode()
  await addUnusedCode(shop, accountId)
  const allKinds = { mail: [...kindNames], whatsapp: [...kindNames] }
  await retail.notificationPreferences.save({ body: allKinds })
  await enterTaxIdentity(retail, person.name)
  await retail.pageViews.authenticated({ body: { path: '/profile' } })
  await shop.db
    .insertInto('google_link')
    .values({ subject: `10${nr}`, account_id: accountId, linked_at: shop.clock.now() })
    .execute()
  await addWithdrawnBundle(shop, accountId)
  const addressId = await addAddresses(retail, person)
  await verifyCompany(verifier, retail, person)
  // A client resolves its company once, so the business buyer gets a new client.
  const api = shop.client({ ...origin, token })
  const admin = await signInStaff(shop, 'admin@contoh.id', origin)
  await placeAndCancelOrders(shop, admin, { api, accountId, addressId }, person)
  await applyEverywhere(api, admin)
  await rejectColleagueOrder(shop, origin, api)
  await sendPurchaseOrders(admin, api, addressId)
  await api.tickets.open({
    form: {
      topic: 'account',
      subject: `Nomor baru ${person.phone}`,
      text: `Tolong hubungi ${person.name}.`,
    },
    files: { file: makeProofImage() },
  })
  await negotiateTwice(shop, admin, { api, addressId }, person)
  await fillCartAndLists(shop, api, person)
  await api.files.upload({ form: {}, files: { file: makeProofImage('belum-dipakai.png') } })
  return { ...person, accountId, api, token, password: PASSWORD }
}

async function signInStaff(
  shop: TestShop,
  email: string,
  origin: { ipAddress: string },
): Promise<Api> {
  const body = { email, password: 'kelola-2026' }
  const { token } = await shop.client(origin).staffIdentity.signIn({ body })
  return shop.client({ ...origin, token })
}

async function addAddresses(api: Api, { name, phone }: { name: string; phone: string }) {
  const addressInput = {
    ...(await findCompanySeat(api)),
    recipient: name,
    phone,
    street: 'Jl. Kenanga Raya No. 14',
  }
  const { id } = await api.customers.addAddress({ body: { ...addressInput, label: 'Rumah' } })
  const oldAddress = await api.customers.addAddress({
    body: { ...addressInput, label: 'Kontrakan lama' },
  })
  await api.customers.removeAddress({ id: oldAddress.id })
  return id
}

/** Verifies a company in its second attempt; the first one is rejected. */
async function verifyCompany(
  verifier: Api,
  api: Api,
  { name, phone }: { name: string; phone: string },
) {
  const answers = {
    company: { ...APPLICANT_COMPANY, name: `CV ${name}` },
    pic: { name, position: 'Direktur', phone },
    address: await findCompanySeat(api),
  } as const
  for (const approve of [false, true]) {
    const { id, missing } = await api.verification.begin({ body: {} })
    const documents = []
    for (const { kind } of missing)
      documents.push({ kind, fileId: await uploadDocument(api, `${kind}.pdf`) })
    await api.verification.save({ id, body: { ...answers, documents, submit: true } })
    const submission = await verifier.staffVerification.review({ id })
    const refusal = { approve, reason: 'Foto kurang jelas, kirim lagi.' }
    await verifier.staffVerification.decide({
      id,
      body: approve ? acceptAll(submission) : refusal,
    })
  }
}

type FullAccountBuyer = { api: Api; accountId: string; addressId: string }

/** Places one order that is delivered and one that is cancelled. */
async function placeAndCancelOrders(
  shop: TestShop,
  admin: Api,
  buyer: FullAccountBuyer,
  { name }: { name: string },
) {
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 1000 } })
  const items = [{ variant: variantId, qty: 2 }]
  const { id, invoiceId } = await placeOrder(shop, items, buyer, { key: randomUUID() })
  const note = { note: `dari rekening ${name}` }
  const files = { file: makeProofImage() }
  await buyer.api.payments.sendProof({ id: invoiceId, form: note, files })
  const { transfer } = await admin.staffOrders.show({ id })
  const { lines } = await admin.staffPayments.confirmPayment({
    id,
    body: { received: transfer!.expected },
  })
  const { shipping } = await admin.staffOrders.prepare({
    id,
    body: {
      lines: [{ lineId: lines[0]!.id, qty: 2 }],
      vehicle: 'engkel',
      plate: 'B 9041 KXR',
      driver: 'Agus',
      driverPhone: '0812 9041 7735',
    },
  })
  const delivery = shipping.deliveries[0]!.id
  await admin.staffOrders.depart({ id: delivery })
  const receivedAt = shop.clock.now().toISOString()
  await admin.staffOrders.receive({ id: delivery, body: { receivedBy: name, receivedAt } })
  await creditReturn(shop, admin, buyer.api, { id, lineId: lines[0]!.id, name })
  const cancelled = await placeOrder(shop, [{ variant: variantId, qty: 1 }], buyer)
  await buyer.api.orderCancellation.cancel({ id: cancelled.id, body: { reason: 'salah ukuran' } })
}

/** Adds a colleague to the owner's company, through the link of the e-mailed invitation. */
export async function joinCompany(
  owner: Api,
  colleague: Api,
  role: 'owner' | 'purchaser' | 'approver',
  limit: number | null = null,
): Promise<void> {
  const { email } = await colleague.customers.profile()
  await owner.companyMembers.invite({ body: { email, role, limit } })
  const { results } = await colleague.notifications.demoMail({ query: { email } })
  const token = new URL(results[0]!.link!).searchParams.get('undangan')!
  await colleague.companyMembers.accept({ body: { token } })
}

/**
 * A colleague whose order is rejected and who is removed, and an invitation that is never accepted.
 */
async function rejectColleagueOrder(
  shop: TestShop,
  origin: { ipAddress: string },
  owner: Api,
): Promise<void> {
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 1000 } })
  const { token, ...buyer } = await createSignedInBuyer(shop.db)
  const colleague = { ...buyer, api: shop.client({ ...origin, token }) }
  await joinCompany(owner, colleague.api, 'purchaser', 0)
  const { id } = await placeOrder(shop, [{ variant: variantId, qty: 1 }], colleague)
  await owner.approvals.decide({ id, body: { approve: false, note: 'Sudah ada di gudang' } })
  await owner.companyMembers.removeMember({ id: colleague.accountId })
  const body = { email: 'tak-pernah-datang@contoh.id', role: 'approver' } as const
  await owner.companyMembers.invite({ body })
}

/** Sends two purchase orders; staff finish the first. */
async function sendPurchaseOrders(admin: Api, api: Api, addressId: string): Promise<void> {
  const details = {
    project: 'Ruko Blok C',
    projectType: 'ruko',
    paymentMethod: 'transfer',
  } as const
  const lines = [{ text: 'semen', qty: 10 }]
  const ids: string[] = []
  for (const name of ['po-1.pdf', 'po-2.pdf']) {
    const file = new File([new Uint8Array(pdf())], name)
    const { id: fileId } = await api.purchaseOrders.upload({ files: { file } })
    const body = { ...details, addressId, fileId, lines }
    ids.push((await api.purchaseOrders.create({ table: 'upo', body })).id)
  }
  await admin.staffPurchaseOrders.take({ id: ids[0]! })
  const body = { outcome: 'Penawaran kami kirim lewat email.' }
  await admin.staffPurchaseOrders.finish({ id: ids[0]!, body })
}

/** Fills the cart, saves a material list, sets a product alert, requests a material and asks the assistant. */
async function fillCartAndLists(
  shop: TestShop,
  api: Api,
  { name, phone }: { name: string; phone: string },
) {
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 1000 } })
  const soldOutVariantId = await createProduct(shop.db, { price: 50_000, stock: {} })
  await api.cart.add({ body: { product_variant_id: variantId, qty: 3 } })
  await api.materialLists.save({
    body: { name: 'Bulanan', lines: [{ product_variant_id: variantId, qty: 1 }] },
  })
  await api.productAlerts.add({ body: { product_variant_id: soldOutVariantId, kind: 'stock' } })
  const { threadId } = await api.assistant.session()
  await api.assistant.message({ body: { threadId, message: 'semen 50 kg 20 sak' } })
  await api.catalogue.requestMaterial({
    body: { name, phone, material: 'Bata tempel', quantity: '40 m²' },
  })
  await sendContactMessage(api, name)
}
