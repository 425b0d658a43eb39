import { inProcess } from '#platform/http/in-process.ts'
import { createLog } from '#platform/log.ts'
import { createApi, type Api } from '#modules/client.ts'
import { openShop } from '#server/shop.ts'
import { counted, type Counter } from './counted.ts'

type Question = (api: Api) => Promise<unknown>

const list = (query: Record<string, string | number>) => (api: Api) =>
  api.catalogue.products({ query })
const facets = (query: Record<string, string>) => (api: Api) => api.catalogue.facets({ query })

/** What must not cost more in a larger catalogue (issue: lists at a million variants). */
const QUESTIONS: Record<string, Question> = {
  'list, page 1': list({}),
  'list, page 500': list({ page: 499 }),
  'shelf, page 1': list({ category: 'triplek-kayu', subCategory: 'triplek' }),
  'facets of a shelf': facets({ category: 'triplek-kayu', subCategory: 'triplek' }),
  'facets of everything': facets({}),
  'facets of a brand': facets({ brand: 'rimbaply' }),
  suggestions: (api) => api.catalogue.suggestions({ query: { text: 'semen' } }),
  'search, synonym': list({ search: 'plywood 9 mm' }),
  'search, slip': list({ search: 'semne abu' }),
  'search, brand and size': list({ search: 'triplek rimbaply 12mm' }),
  'search, part of a SKU': list({ search: 'RMB-PLY' }),
  'search, words of a description': list({ search: 'papan tahan air' }),
}

/** Buffers by question: asked for the first time of a process, and a second time. */
export type Buffers = Record<string, { first: number; again: number; costliest: string }>

/** Asks each question of a shop that has just been started on this database. */
export async function buffersOf(databaseUrl: string): Promise<Buffers> {
  const found: Buffers = {}
  for (const [name, ask] of Object.entries(QUESTIONS)) found[name] = await asked(databaseUrl, ask)
  return found
}

async function asked(databaseUrl: string, ask: Question) {
  const shop = openShop({
    databaseUrl,
    filesRoot: '/nonexistent',
    log: createLog('silent'),
    facts: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo: false },
    connections: 4,
    patience: 120_000,
  })
  const counter = counted(shop.pool)
  const api = () => createApi(inProcess(shop.dispatch, { address: '127.0.0.1', agent: 'bench' }))
  try {
    // What every process reads once, whatever it is asked: the vocabulary, shelves and brands.
    await api().catalogue.products({ query: { search: 'palu' } })
    const first = await taken(counter, () => ask(api()))
    const again = await taken(counter, () => ask(api()))
    return { first: first.buffers, again: again.buffers, costliest: first.costliest }
  } finally {
    await shop.close()
  }
}

async function taken(counter: Counter, ask: () => Promise<unknown>) {
  counter.buffers = 0
  counter.statements = []
  await ask()
  const [costliest] = counter.statements.toSorted((a, b) => b.buffers - a.buffers)
  const text = (costliest?.text ?? '').replace(/\s+/g, ' ').trim().slice(0, 120)
  return { buffers: counter.buffers, costliest: text }
}
