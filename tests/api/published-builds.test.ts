import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import Fastify from 'fastify'
import { days } from '#platform/clock.ts'
import { answerErrors } from '#platform/http/fastify-errors.ts'
import { publishBuild } from '#platform/published-builds.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { mountAssets } from '#server/web/builds/assets.ts'
import { useTestShop } from '../support/shop.ts'

const shop = await useTestShop()
const folders: string[] = []
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** A folder with the scripts of a build: each file says which build it is of. */
async function makeBuild(id: string, names: readonly string[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pondasi-build-'))
  folders.push(folder)
  for (const name of names) await writeFile(path.join(folder, name), `/* ${id} ${name} */`)
  return { id, folder }
}
/** A process that has a build and the shop's files. */
async function openServer({ folder }: { folder: string }) {
  const app = Fastify()
  answerErrors(app)
  mountAssets(app, { folder, files: shop.deps.files })
  await app.ready()
  return async (file: string) => {
    const { statusCode, headers, body } = await app.inject(`/assets/${file}`)
    return { status: statusCode, type: headers['content-type'], body, headers }
  }
}

const before = await makeBuild('lama', [
  'page-a1.js',
  'shared-s1.js',
  'look-l1.css',
  'page-a1.js.br',
])
const next = await makeBuild('baru', ['page-b2.js', 'shared-s1.js', 'look-l2.css'])

test('GET /assets: a process of either release has the scripts and styles of both', async () => {
  await publishBuild(shop.deps, before)
  shop.clock.advance(days(1))
  await publishBuild(shop.deps, next)
  const [fromBefore, fromNext] = [await openServer(before), await openServer(next)]
  const old = await fromNext('page-a1.js')
  assert.deepEqual(
    [old.status, old.type, old.body],
    [200, 'text/javascript; charset=utf-8', '/* lama page-a1.js */'],
  )
  assert.match(String(old.headers['cache-control']), /max-age=31536000, immutable/)
  assert.equal((await fromNext('look-l1.css')).type, 'text/css; charset=utf-8')
  assert.equal((await fromBefore('page-b2.js')).body, '/* baru page-b2.js */')
  for (const file of ['page-c3.js', '..%2fowner.txt', 'page-a1.js.br', '.js'])
    assert.equal((await fromNext(file)).status, 404, file)
})

test('runNightly: the build before stays as long as no other was served, and others thirty days', async () => {
  const read = await openServer(next)
  shop.clock.advance(days(31))
  await runNightly(shop.deps)
  assert.equal((await read('page-a1.js')).status, 200)

  const third = await makeBuild('ketiga', ['page-c3.js', 'shared-s1.js'])
  await publishBuild(shop.deps, third)
  await runNightly(shop.deps)
  const fromThird = await openServer(third)
  assert.equal((await fromThird('page-a1.js')).status, 404)
  assert.equal((await fromThird('page-b2.js')).status, 200)
  assert.equal((await fromThird('shared-s1.js')).status, 200)
})

test('publishBuild: a build that is started again counts as new', async () => {
  shop.clock.advance(days(31))
  await publishBuild(shop.deps, next)
  await runNightly(shop.deps)
  assert.equal((await (await openServer(before))('page-b2.js')).status, 200)
  const { rows } = await shop.pool.query('select id from web_build order by started_at desc')
  assert.deepEqual(rows, [{ id: 'baru' }, { id: 'ketiga' }])
})
