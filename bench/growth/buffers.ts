import { createInProcessTransport } from '#platform/http/in-process.ts'
import { createLog } from '#platform/log.ts'
import { createApi, type Api } from '#modules/client.ts'
import { createAppContext } from '#server/app.ts'
import { countBuffers, type BufferCounter } from './count-buffers.ts'

type BufferQuery = (api: Api) => Promise<unknown>

const readList = (query: Record<string, string | number>) => (api: Api) =>
  api.catalogue.products({ query })
const readFacets = (query: Record<string, string>) => (api: Api) => api.catalogue.facets({ query })

/** Queries whose cost must not grow with the catalogue. */
const QUERIES: Record<string, BufferQuery> = {
  'list, page 1': readList({}),
  'list, page 500': readList({ page: 499 }),
  'sub-category, page 1': readList({ category: 'triplek-kayu', subCategory: 'triplek' }),
  'facets of a sub-category': readFacets({ category: 'triplek-kayu', subCategory: 'triplek' }),
  'facets of everything': readFacets({}),
  'facets of a brand': readFacets({ brand: 'rimbaply' }),
  suggestions: (api) => api.catalogue.suggestions({ query: { text: 'semen' } }),
  'search, synonym': readList({ search: 'plywood 9 mm' }),
  'search, typo': readList({ search: 'semne abu' }),
  'search, brand and size': readList({ search: 'triplek rimbaply 12mm' }),
  'search, part of a SKU': readList({ search: 'RMB-PLY' }),
  'search, words of a description': readList({ search: 'papan tahan air' }),
}

/** Buffers by query: of its first execution in a process, and of its second. */
export type BufferCounts = Record<string, { first: number; again: number; costliest: string }>

/** Runs each query on a newly started shop. */
export async function measureBuffers(databaseUrl: string): Promise<BufferCounts> {
  const result: BufferCounts = {}
  for (const [name, query] of Object.entries(QUERIES))
    result[name] = await measureQuery(databaseUrl, query)
  return result
}

async function measureQuery(databaseUrl: string, query: BufferQuery) {
  const shop = createAppContext({
    databaseUrl,
    filesRoot: '/nonexistent',
    log: createLog('silent'),
    shopInfo: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo: false },
    maxConnections: 4,
    timeoutMs: 120_000,
  })
  const counter = countBuffers(shop.pool)
  const api = () =>
    createApi(
      createInProcessTransport(shop.dispatch, { ipAddress: '127.0.0.1', userAgent: 'bench' }),
    )
  try {
    // Loads what every process reads once: vocabulary, categories and brands.
    await api().catalogue.products({ query: { search: 'palu' } })
    const first = await countDuring(counter, () => query(api()))
    const again = await countDuring(counter, () => query(api()))
    return { first: first.buffers, again: again.buffers, costliest: first.costliest }
  } finally {
    await shop.close()
  }
}

async function countDuring(counter: BufferCounter, work: () => Promise<unknown>) {
  counter.buffers = 0
  counter.statements = []
  await work()
  const [costliest] = counter.statements.toSorted((a, b) => b.buffers - a.buffers)
  const text = (costliest?.text ?? '').replace(/\s+/g, ' ').trim().slice(0, 120)
  return { buffers: counter.buffers, costliest: text }
}
