import { joinBusiness, signedInBuyer } from './buyers.ts'
import { putOnShelf } from './goods.ts'
import { placeOrder, proofPicture } from './orders.ts'
import { purchaseOrder } from './purchase-order.ts'
import type { TestShop } from './shop.ts'

export type Owner = { token: string; ids: Record<string, string> }

/** A buyer with one of each thing that belongs to a buyer, and each thing's id by its call's path. */
export async function ownerOfEverything(shop: TestShop): Promise<Owner> {
  const goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 100 } })
  const { token, accountId, addressId } = await signedInBuyer(shop.db)
  const api = shop.client({ token })
  const { id, invoiceId } = await placeOrder(shop, [{ variant: goods, qty: 2 }], {
    api,
    accountId,
    addressId,
  })
  await api.invoices.sendProof({ id: invoiceId, form: {}, files: { file: proofPicture() } })
  const attempt = await api.verification.begin({ body: {} })
  const sent = await api.files.upload({ form: {}, files: { file: proofPicture() } })
  const gone = await putOnShelf(shop.db, { price: 50_000, stock: {} })
  const watch = await api.watches.add({ body: { product_variant_id: gone, kind: 'stock' } })
  const list = await api.materialLists.save({
    body: { name: 'Bulanan', lines: [{ product_variant_id: goods, qty: 1 }] },
  })
  const invite = await api.companyPeople.invite({
    body: { email: 'rekan@contoh.id', role: 'purchaser' },
  })
  const waiting = await waitingForApproval(shop, id, attempt.company_id)
  await joinBusiness(shop.db, accountId, { companyId: attempt.company_id })
  const upo = await purchaseOrder(shop.client({ token }), addressId)
  const { lines } = await api.cart.add({ body: { product_variant_id: goods, qty: 1 } })
  return {
    token,
    ids: {
      so: id,
      ecom: id,
      invoices: invoiceId,
      address: addressId,
      cart: lines[0]!.id,
      'file-upload': sent.id,
      watches: watch.id,
      'material-lists': list.id,
      records: upo.record,
      upload: upo.file,
      'kyc-submissions': attempt.id,
      company: attempt.company_id,
      members: accountId,
      invites: invite.id,
      approvals: waiting,
      'address-business': attempt.company_id,
    },
  }
}

/** The order as one that waits for an approver of the company. */
async function waitingForApproval(
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
