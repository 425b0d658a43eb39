import type { Call } from '#platform/contract/call.ts'
import { joinVerifiedCompany, createSignedInBuyer } from '../accounts/buyers.ts'
import { createKnownValues } from './known-values.ts'
import { placeOrdersInStages } from './order-stages.ts'
import { createProduct } from '../catalogue/products.ts'
import { createPurchaseOrder } from '../orders/purchase-order.ts'
import { openTestShop } from '../shop.ts'

/** A shop with one buyer's orders in several states and the related records. */
export async function openPopulatedShop() {
  const shop = await openTestShop()
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 100_000 } })
  const { token, accountId, addressId } = await createSignedInBuyer(shop.db)
  const buyer = shop.client({ token })
  const { token: adminToken } = await shop.client().staffIdentity.signIn({
    body: { email: 'admin@contoh.id', password: 'kelola-2026' },
  })
  const admin = shop.client({ token: adminToken })
  const company = await createSignedInBuyer(shop.db)
  await joinVerifiedCompany(shop.db, company.accountId)
  const purchaseOrder = await createPurchaseOrder(shop.client(company), company.addressId)
  const parties = { buyer, admin, accountId, addressId, variantId }
  const placed = await placeOrdersInStages(shop, parties)
  const loadKnownValues = await createKnownValues(shop, {
    ...placed,
    variantId,
    buyer: { api: buyer, accountId },
    company,
    purchaseOrder,
  })
  return {
    ...shop,
    loadKnownValues,
    /** The token for a call's audience. Cart and buyer calls share one buyer. */
    tokenFor({ who, path, service }: Call): string | undefined {
      if (who === 'staff') return adminToken
      if (service === 'upo' || path.includes('/upo/')) return company.token
      return who === 'buyer' || path.startsWith('/cart') ? token : undefined
    },
    /** The log line of a failed request. */
    lastError: (requestId: string) =>
      shop.logged.findLast((line) => line.includes(requestId))?.slice(0, 900),
  }
}
export type PopulatedShop = Awaited<ReturnType<typeof openPopulatedShop>>
