import { toJakartaDate } from '#platform/clock.ts'
import { joinVerifiedCompany, createSignedInBuyer } from '../accounts/buyers.ts'
import { createProduct } from '../catalogue/products.ts'
import { placeOrder, makeProofImage } from '../orders/orders.ts'
import { beginNegotiation } from '../orders/negotiations.ts'
import { giveLimit } from '../finance/credit.ts'
import { need } from '../lenders/application-steps.ts'
import type { Api } from '#modules/client.ts'
import { createPurchaseOrder } from '../orders/purchase-order.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '../orders/staff-orders.ts'
import { creditReturn } from '../finance/returns.ts'
import type { TestShop } from '../shop.ts'

export type OwnerFixture = { token: string; ids: Record<string, string> }

/**
 * A buyer who owns one record of each kind, with the records' ids by the path segment of their
 * calls.
 */
export async function createOwnerOfEverything(shop: TestShop): Promise<OwnerFixture> {
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 100 } })
  const { token, accountId, addressId } = await createSignedInBuyer(shop.db)
  const api = shop.client({ token })
  const { id, invoiceId } = await placeOrder(shop, [{ variant: variantId, qty: 2 }], {
    api,
    accountId,
    addressId,
  })
  await api.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } })
  const submission = await api.verification.begin({ body: {} })
  const upload = await api.files.upload({ form: {}, files: { file: makeProofImage() } })
  const soldOutVariantId = await createProduct(shop.db, { price: 50_000, stock: {} })
  const alert = await api.productAlerts.add({
    body: { product_variant_id: soldOutVariantId, kind: 'stock' },
  })
  const list = await api.materialLists.save({
    body: { name: 'Bulanan', lines: [{ product_variant_id: variantId, qty: 1 }] },
  })
  const invite = await api.companyMembers.invite({
    body: { email: 'rekan@contoh.id', role: 'purchaser' },
  })
  const approvalId = await markAwaitingApproval(shop, id, submission.company_id)
  await joinVerifiedCompany(shop.db, accountId, { companyId: submission.company_id })
  const purchaseOrder = await createPurchaseOrder(shop.client({ token }), addressId)
  const negotiationId = await beginNegotiation({ api, addressId }, { [variantId]: [2, 40_000] })
  const { lines } = await api.cart.add({ body: { product_variant_id: variantId, qty: 1 } })
  const delivered = await deliverOrder(shop, { api, accountId, addressId }, variantId)
  const returned = { id: delivered.orderId, lineId: delivered.lineId, name: 'Budi' }
  await creditReturn(shop, await shop.asStaff(), api, returned)
  const [credited] = (await api.returns.ofOrder({ id: delivered.orderId })).results
  const bundle = await openBundle(shop, api, { accountId, addressId }, variantId)
  const credilinq = await api.credilinq.eligibility({ body: need() })
  const modalRakyat = await api.modalRakyat.eligibility({ body: need() })
  const koinworks = await api.koinworks.eligibility({ body: need() })
  await giveLimit(shop, submission.company_id, 10_000_000, 'C')
  const { notice } = await api.grade.notice()
  const ticket = await api.tickets.open({
    form: { topic: 'other', subject: 'Jam buka gudang', text: 'Jam berapa gudang buka?' },
    files: {},
  })
  return {
    token,
    ids: {
      tickets: ticket.id,
      'payment-bundles': bundle.id,
      credilinq: credilinq.id,
      'modal-rakyat': modalRakyat.id,
      submission: koinworks.id,
      grade: notice!.id,
      so: id,
      ecom: id,
      invoices: invoiceId,
      pdf: invoiceId,
      address: addressId,
      cart: lines[0]!.id,
      'file-upload': upload.id,
      watches: alert.id,
      'material-lists': list.id,
      records: purchaseOrder.record,
      upload: purchaseOrder.file,
      'kyc-submissions': submission.id,
      company: submission.company_id,
      members: accountId,
      invites: invite.id,
      approvals: approvalId,
      negotiation: negotiationId,
      document: delivered.deliveryId,
      'credit-notes': credited!.creditNotes[0]!.id,
      'address-business': submission.company_id,
    },
  }
}

/** Marks an order as awaiting an approver of the company. */
async function markAwaitingApproval(
  { db, clock }: TestShop,
  orderId: string,
  companyId: string,
): Promise<string> {
  await db
    .insertInto('order_approval')
    .values({ order_id: orderId, company_id: companyId, asked_at: clock.now() })
    .execute()
  return orderId
}

/** Pays an order and has its delivery handed over with a photo. */
async function deliverOrder(
  shop: TestShop,
  buyer: { api: Api; accountId: string; addressId: string },
  variant: string,
): Promise<{ deliveryId: string; orderId: string; lineId: string }> {
  const staff = await shop.asStaff()
  const placed = await placeOrder(shop, [{ variant, qty: 3 }], buyer)
  const { toSend } = await buyer.api.invoices.header({ id: placed.invoiceId })
  const { lines } = await staff.staffPayments.confirmPayment({
    id: placed.id,
    body: { received: toSend },
  })
  const day = toJakartaDate(shop.clock.now())
  const order = await staff.staffOrders.prepare({
    id: placed.id,
    body: {
      lines: lines.map(({ id, qty }) => ({ lineId: id, qty })),
      ...VEHICLE_AND_DRIVER,
      date: day,
    },
  })
  const { id } = findLatestDelivery(order)
  await staff.staffOrders.depart({ id })
  const { driver, driverPhone: phone } = VEHICLE_AND_DRIVER
  const { token } = await staff.staffDrivers.makeLink({ body: { driver, phone, day } })
  const at = shop.clock.now().toISOString()
  await shop.asVisitor().driver.handOver({
    id,
    form: { token, at, key: crypto.randomUUID(), receivedBy: 'Pak Warsito' },
    files: { photo: makeProofImage('foto.png') },
  })
  return { deliveryId: id, orderId: placed.id, lineId: lines[0]!.id }
}

/** Two invoices that are paid at once. */
async function openBundle(
  shop: TestShop,
  api: Api,
  buyer: { accountId: string; addressId: string },
  variant: string,
) {
  const invoices = []
  for (const qty of [3, 4])
    invoices.push((await placeOrder(shop, [{ variant, qty }], { api, ...buyer })).invoiceId)
  return api.paymentBundles.createBundle({ body: { invoices, paymentType: 'transfer' } })
}
