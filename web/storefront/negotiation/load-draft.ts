import { data } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import type { Api } from '#modules/client.ts'

/** The goods that the address names: a purchase order's, one variant, or the cart's. */
function readDraftQuery(query: URLSearchParams) {
  const purchaseOrderId = query.get('upo')
  if (purchaseOrderId) return { purchaseOrderId }
  const variant = query.get('varian')
  const qty = Number(query.get('jumlah'))
  return variant ? { product_variant_id: variant, ...(qty > 0 ? { qty } : {}) } : {}
}

/** What `/negotiation` shows before anything is sent; a visitor has no addresses yet. */
export async function loadNegotiationDraft(api: Api, query: URLSearchParams, isSignedIn: boolean) {
  const [draft, addresses] = await Promise.all([
    api.negotiations.draft({ query: readDraftQuery(query) }).catch(refuseUnreadable),
    isSignedIn ? api.customers.addresses() : undefined,
  ])
  return {
    view: 'draft' as const,
    draft,
    addresses: addresses?.results ?? [],
    isSignedIn,
    // One idempotency key per page: a double click or a retry begins one negotiation.
    key: crypto.randomUUID(),
  }
}
/** An id that names nothing is a missing page, not a form to mend. */
function refuseUnreadable(thrown: unknown): never {
  if (isCallError(thrown) && thrown.status === 422)
    throw data({ message: 'Barang yang ditawar tidak ada.' }, 404)
  throw thrown
}
export type NegotiationDraftData = Awaited<ReturnType<typeof loadNegotiationDraft>>

/** The negotiation behind a guest's link; a dead link has a page that says what to do. */
export async function loadGuestView(api: Api, token: string) {
  try {
    return { view: 'guest' as const, ...(await api.negotiations.guest({ body: { token } })) }
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 404) return { view: 'dead' as const }
    throw thrown
  }
}
