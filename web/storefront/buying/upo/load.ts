import type { Api } from '#modules/client.ts'

/** Rows of a company's own uploads on a page. */
const ROWS = 12

/** What `/upo` shows: by its address a record, the form of a file, or the beginning. */
export async function loadUpo(api: Api, query: URLSearchParams) {
  const { companyState } = await api.customers.profile()
  if (companyState !== 'verified') return { view: 'closed' as const, state: companyState }
  const id = query.get('id')
  if (id)
    return {
      view: 'record' as const,
      record: await api.upo.show({ id }),
      isNew: query.has('terkirim'),
    }
  const file = query.get('berkas')
  if (file) return loadForm(api, file, query.get('alamat'))
  const page = Number(query.get('page')) || 0
  const [list, rule] = await Promise.all([
    api.upo.list({ table: 'upo', query: { page, count: ROWS } }),
    api.upo.uploadRule(),
  ])
  return { view: 'start' as const, list, rule, isGone: query.has('hilang') }
}

/** Undefined where the file is no longer there to be sent. */
async function loadForm(api: Api, id: string, wantedAddress: string | null) {
  try {
    const [reading, types, methods, { results: addresses }] = await Promise.all([
      api.upo.reading({ id }),
      api.upo.projectTypes(),
      api.upo.paymentMethods(),
      api.customers.addresses(),
    ])
    return {
      view: 'form' as const,
      reading,
      types: types.results,
      methods: methods.results,
      addresses,
      addressId: addresses.find((address) => address.id === wantedAddress)?.id ?? addresses[0]?.id,
      // One key a page: pressing twice, or again after a lost answer, makes one record.
      orderKey: crypto.randomUUID(),
    }
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 404) return undefined
    throw thrown
  }
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadUpo>>>
/** What one view of the page is handed. */
export type View<V extends Loaded['view']> = Extract<Loaded, { view: V }>
