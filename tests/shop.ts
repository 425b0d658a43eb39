import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { steppedClock } from '#platform/clock.ts'
import type { GoogleFacts } from '#platform/http/context.ts'
import { inProcess, type Reader } from '#platform/http/in-process.ts'
import { createLog } from '#platform/log.ts'
import { createApi, type Api } from '#modules/client.ts'
import { BUILT_IN_ACCESS } from '#server/environment.ts'
import { openShop } from '#server/shop.ts'
import { cloneTemplate, dropDatabase } from './template.ts'

/** The day that every test begins on, unless it says otherwise: a Friday at noon in Jakarta. */
export const FRIDAY_NOON = '2026-11-20T12:00:00+07:00'

export type TestShop = Awaited<ReturnType<typeof testShop>>

/**
 * A shop on a database of its own: regions, about fifty products, the demo's people, no orders.
 * Everything goes through the typed client into the same dispatch that serves the network.
 */
export async function testShop(
  options: { at?: string; connections?: number; google?: GoogleFacts | undefined } = {},
) {
  const databaseUrl = await cloneTemplate()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pondasi-files-'))
  const filesRoot = path.join(dataDir, 'files')
  const clock = steppedClock(options.at ?? FRIDAY_NOON)
  const logged: string[] = []
  const log = createLog('trace', {
    write: (line: string) => void logged.push(line),
  } as pino.DestinationStream)
  const facts = {
    storeName: 'Pondasi',
    publicOrigin: 'http://localhost:3000',
    demo: true,
    google: options.google,
  }
  const shop = openShop({
    databaseUrl,
    filesRoot,
    log,
    facts,
    clock,
    connections: options.connections ?? 10,
    patience: 60_000,
  })

  /** A client for whoever holds `reader`'s token and ticket; it keeps a ticket it is given. */
  const client = (reader: Partial<Reader> = {}): Api =>
    createApi(
      inProcess(shop.dispatch, {
        address: '127.0.0.1',
        agent: 'test',
        access: BUILT_IN_ACCESS,
        ...reader,
      }),
    )

  return {
    ...shop,
    databaseUrl,
    db: shop.tools.db,
    clock,
    /** Every line that was logged, as it would stand in the log. */
    logged,
    client,
    /** A new visitor without a ticket. */
    visitor: () => client(),
    /** A signed-in buyer; `reader` can carry a visitor's ticket along. */
    async as(
      email = 'retail@contoh.id',
      password = 'belanja-2026',
      reader: Partial<Reader> = {},
    ): Promise<Api> {
      const { token } = await client().identity.signIn({ body: { email, password } })
      return client({ ...reader, token })
    },
    /** A signed-in member of staff. */
    async staff(email = 'admin@contoh.id', password = 'kelola-2026'): Promise<Api> {
      const { token } = await client().staffIdentity.signIn({ body: { email, password } })
      return client({ token })
    },
    async close() {
      await shop.close()
      await dropDatabase(databaseUrl)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
