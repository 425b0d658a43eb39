import type { Api } from '#modules/client.ts'

/** Rows of a company's purchase orders per page. */
const ROWS_PER_PAGE = 12

/**
 * Loads the view of `/upo` that the URL names: a purchase order, the form of a file, or the start.
 */
export async function loadPurchaseOrders(api: Api, query: URLSearchParams) {
  const { companyState } = await api.customers.profile()
  if (companyState !== 'verified') return { view: 'closed' as const, state: companyState }
  const id = query.get('id')
  if (id)
    return {
      view: 'record' as const,
      record: await api.purchaseOrders.show({ id }),
      isNew: query.has('terkirim'),
    }
  const file = query.get('berkas')
  if (file) return loadForm(api, file, query.get('alamat'))
  const page = Number(query.get('page')) || 0
  const [list, rule] = await Promise.all([
    api.purchaseOrders.list({ table: 'upo', query: { page, count: ROWS_PER_PAGE } }),
    api.purchaseOrders.uploadRule(),
  ])
  return { view: 'start' as const, list, rule, isGone: query.has('hilang') }
}

/** Undefined where the file has expired or was sent. */
async function loadForm(api: Api, id: string, requestedAddressId: string | null) {
  try {
    const [reading, types, methods, { results: addresses }] = await Promise.all([
      api.purchaseOrders.reading({ id }),
      api.purchaseOrders.projectTypes(),
      api.purchaseOrders.paymentMethods(),
      api.customers.addresses(),
    ])
    return {
      view: 'form' as const,
      reading,
      types: types.results,
      methods: methods.results,
      addresses,
      addressId:
        addresses.find((address) => address.id === requestedAddressId)?.id ?? addresses[0]?.id,
      // One idempotency key per page: a double click or a retry makes one purchase order.
      orderKey: crypto.randomUUID(),
    }
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 404) return undefined
    throw thrown
  }
}

type LoadedView = NonNullable<Awaited<ReturnType<typeof loadPurchaseOrders>>>
/** The data of one view of the page. */
export type PurchaseOrderView<V extends LoadedView['view']> = Extract<LoadedView, { view: V }>
