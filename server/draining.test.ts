import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFreePort } from '#database/embedded/port.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { createAppContext } from './app.ts'
import { readConfig } from './config/config.ts'
import { createHttpServer } from './http-server.ts'
import { serve } from './serve.ts'

const { deps, pool } = await useTestShop()

test('GET /readyz: a process that is about to close is not ready, and still answers everything else', async () => {
  const port = await findFreePort()
  const config = readConfig({ PORT: String(port), DATA_DIR: deps.files.root, ROLE: 'api' })
  const context = createAppContext({
    databaseUrl: pool.options.connectionString!,
    filesRoot: deps.files.root,
    log: deps.log,
    shopInfo: deps.shop,
  })
  let isDraining = false
  const app = await serve(config, context, { isDraining: () => isDraining })
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`)
    return [status, headers.get('connection')]
  }
  try {
    assert.deepEqual(await ask('/readyz'), [200, 'keep-alive'])
    isDraining = true
    assert.deepEqual(await ask('/readyz'), [503, 'close'])
    assert.deepEqual(await ask('/healthz'), [200, 'close'])
    assert.deepEqual(await ask('/api/product/ec/sum'), [200, 'close'])
  } finally {
    await app.close()
    await context.close()
  }
})

test('HTTP: what arrives while the server begins to close is answered, not refused', async () => {
  const app = createHttpServer({
    trustedProxies: [],
    storeName: 'Toko',
    publicOrigin: 'http://localhost',
  })
  const streamsEnded = Promise.withResolvers<void>()
  const isClosing = Promise.withResolvers<void>()
  app.addHook('preClose', () => {
    isClosing.resolve()
    return streamsEnded.promise
  })
  app.get('/fast', () => ({ fast: true }))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const closing = app.close()
  await isClosing.promise
  const { status, headers } = await fetch(`${origin}/fast`)
  assert.deepEqual([status, headers.get('connection')], [200, 'close'])
  streamsEnded.resolve()
  await closing
})
