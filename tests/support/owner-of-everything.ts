import { joinVerifiedCompany, createSignedInBuyer } from './buyers.ts'
import { createProduct } from './products.ts'
import { placeOrder, makeProofImage } from './orders.ts'
import { createPurchaseOrder } from './purchase-order.ts'
import type { TestShop } from './shop.ts'

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
  const { lines } = await api.cart.add({ body: { product_variant_id: variantId, qty: 1 } })
  return {
    token,
    ids: {
      so: id,
      ecom: id,
      invoices: invoiceId,
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
