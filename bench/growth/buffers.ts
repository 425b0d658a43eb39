import { createInProcessTransport } from '#platform/http/in-process.ts'
import { createLog } from '#platform/log.ts'
import { createApi, type Api } from '#modules/client.ts'
import { createAppContext } from '#server/app.ts'
import { countBuffers, type BufferCounter } from './count-buffers.ts'

type BufferQuestion = (api: Api) => Promise<unknown>

const askList = (query: Record<string, string | number>) => (api: Api) =>
  api.catalogue.products({ query })
const askFacets = (query: Record<string, string>) => (api: Api) => api.catalogue.facets({ query })

/** What must not cost more in a larger catalogue (issue: lists at a million variants). */
const QUESTIONS: Record<string, BufferQuestion> = {
  'list, page 1': askList({}),
  'list, page 500': askList({ page: 499 }),
  'shelf, page 1': askList({ category: 'triplek-kayu', subCategory: 'triplek' }),
  'facets of a shelf': askFacets({ category: 'triplek-kayu', subCategory: 'triplek' }),
  'facets of everything': askFacets({}),
  'facets of a brand': askFacets({ brand: 'rimbaply' }),
  suggestions: (api) => api.catalogue.suggestions({ query: { text: 'semen' } }),
  'search, synonym': askList({ search: 'plywood 9 mm' }),
  'search, slip': askList({ search: 'semne abu' }),
  'search, brand and size': askList({ search: 'triplek rimbaply 12mm' }),
  'search, part of a SKU': askList({ search: 'RMB-PLY' }),
  'search, words of a description': askList({ search: 'papan tahan air' }),
}

/** Buffers by question: asked for the first time of a process, and a second time. */
export type BufferCounts = Record<string, { first: number; again: number; costliest: string }>

/** Asks each question of a shop that has just been started on this database. */
export async function measureBuffers(databaseUrl: string): Promise<BufferCounts> {
  const result: BufferCounts = {}
  for (const [name, question] of Object.entries(QUESTIONS)) result[name] = await measureQuestion(databaseUrl, question)
  return result
}

async function measureQuestion(databaseUrl: string, question: BufferQuestion) {
  const shop = createAppContext({
    databaseUrl,
    filesRoot: '/nonexistent',
    log: createLog('silent'),
    shopInfo: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo: false },
    maxConnections: 4,
    timeoutMs: 120_000,
  })
  const counter = countBuffers(shop.pool)
  const api = () => createApi(createInProcessTransport(shop.dispatch, { ipAddress: '127.0.0.1', userAgent: 'bench' }))
  try {
    // What every process reads once, whatever it is asked: the vocabulary, shelves and brands.
    await api().catalogue.products({ query: { search: 'palu' } })
    const first = await countDuring(counter, () => question(api()))
    const again = await countDuring(counter, () => question(api()))
    return { first: first.buffers, again: again.buffers, costliest: first.costliest }
  } finally {
    await shop.close()
  }
}

async function countDuring(counter: BufferCounter, question: () => Promise<unknown>) {
  counter.buffers = 0
  counter.statements = []
  await question()
  const [costliest] = counter.statements.toSorted((a, b) => b.buffers - a.buffers)
  const text = (costliest?.text ?? '').replace(/\s+/g, ' ').trim().slice(0, 120)
  return { buffers: counter.buffers, costliest: text }
}
