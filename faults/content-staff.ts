import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { createApi, type Api } from '#modules/client.ts'
import type { ShopProcess } from './shop-process.ts'
import { waitFor } from './wait.ts'

const IMPORT_LIMIT_MS = 300_000

/** The calls of the demo's staff who keep the catalogue. */
export async function signInContent({ origin }: ShopProcess): Promise<Api> {
  const baseUrl = () => `${origin}/api`
  const { token } = await createApi(createHttpTransport({ baseUrl })).staffIdentity.signIn({
    body: { email: 'konten@contoh.id', password: 'kelola-2026' },
  })
  const headers = () => ({ authorization: `Bearer ${token}` })
  return createApi(createHttpTransport({ baseUrl, headers, timeoutMs: 60_000 }))
}

/** Waits until an import has a state, and returns it. Throws when it is refused or fails instead. */
export const waitForImport = ({ catalogueImport }: Api, id: string, expected: string) =>
  waitFor(`an import is ${expected}`, IMPORT_LIMIT_MS, async () => {
    const result = await catalogueImport.import({ id, query: { count: 5 } })
    if (result.state === 'refused' || result.state === 'failed')
      throw new Error(`${result.state}: ${result.problem} ${JSON.stringify(result.wrong.results)}`)
    return result.state === expected ? result : undefined
  })
