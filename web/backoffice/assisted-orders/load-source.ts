import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import type { staffAssistedOrderCalls } from '#modules/checkout/assisted-orders/contract.ts'
import { isCallError } from '#platform/contract/call-error.ts'

type Calls = typeof staffAssistedOrderCalls
export type OrderSource = z.output<Calls['source']['response']['schema']>
export type AssistedPreview = z.output<Calls['preview']['response']['schema']>
export type AssistedGoods = z.input<Calls['preview']['body']>

/** Whom the page's address names: `?akun={account}` or `?upo={purchase order}`. */
export const readSource = ({ searchParams }: URL) => {
  const purchaseOrderId = searchParams.get('upo')
  const accountId = searchParams.get('akun')
  return purchaseOrderId ? { purchaseOrderId } : accountId ? { accountId } : undefined
}

/** The buyer and the goods, or the accounts to choose from; `problem` says what prevents the order. */
export async function loadSource(api: Api, url: URL) {
  const source = readSource(url)
  const search = (url.searchParams.get('cari') ?? '').trim().slice(0, 100)
  const text = (url.searchParams.get('barang') ?? '').slice(0, 20_000)
  const base = { search, text, key: crypto.randomUUID(), problem: '', accounts: [] }
  if (!source) {
    const { results } = search
      ? await api.staffAccounts.list({ query: { search, status: 'active', count: 10 } })
      : { results: [] }
    return { ...base, accounts: results, source: undefined }
  }
  try {
    return { ...base, source: await api.staffAssistedOrders.source({ query: { ...source, text } }) }
  } catch (thrown) {
    if (!isCallError(thrown) || thrown.status === 404) throw thrown
    const empty =
      text && thrown.code.startsWith('list.')
        ? await api.staffAssistedOrders.source({ query: source })
        : undefined
    return { ...base, problem: thrown.message, source: empty }
  }
}
