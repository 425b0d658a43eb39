import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { isPortFree } from './port.ts'
import { findRunningPostmaster, type Postmaster } from './postmaster.ts'
import { waitForExit } from './processes.ts'
import { readClusterState } from './cluster-state.ts'
import { findDatabaseOwner, startEmbedded } from './start.ts'

const printLine = () => {}
let parent = ''

before(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'pondasi-embedded-'))
  fs.chmodSync(parent, 0o711)
})
after(() => fs.rmSync(parent, { recursive: true, force: true }))

const findPostmaster = (dataDir: string): Postmaster | undefined => {
  const state = readClusterState(dataDir)
  return state && findRunningPostmaster(state.folder)
}

const runQuery = async (url: string, query: string): Promise<Record<string, unknown>> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query)).rows[0]
  } finally {
    await client.end()
  }
}

/** Starts another process that owns the database of the folder until it is killed. */
const spawnOwner = async (dataDir: string): Promise<ChildProcess> => {
  const start = new URL('./start.ts', import.meta.url).href
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(start)})
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, printLine() {} })
    console.log('up')
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

const assertNothingLeft = async (dataDir: string, port: number): Promise<void> => {
  assert.equal(findPostmaster(dataDir), undefined)
  assert.equal(findDatabaseOwner(dataDir), undefined)
  assert.ok(await isPortFree(port))
}

test('startEmbedded: the application is not a superuser and needs its password', async () => {
  const dataDir = path.join(parent, 'rights')
  const database = await startEmbedded({ dataDir, printLine })
  const found = await runQuery(
    database.url,
    `select rolsuper or rolcreaterole or rolcreatedb as "isPrivileged", current_setting('jit') as jit,
      current_setting('listen_addresses') as listens, inet_client_addr() is null as "isOnSocket", similarity('semen', 'semen putih') > 0 as searches
     from pg_roles where rolname = current_user`,
  )
  assert.deepEqual(found, {
    isPrivileged: false,
    jit: 'off',
    listens: '127.0.0.1',
    isOnSocket: process.platform !== 'win32',
    searches: true,
  })
  const wrong = new URL(database.url)
  wrong.password = 'salah'
  await assert.rejects(runQuery(wrong.href, 'select 1'), /password authentication failed/)
  assert.equal(fs.statSync(path.join(dataDir, 'database.json')).mode & 0o777, 0o600)
  assert.ok(Number(new URL(database.url).port) < 32_768)
  await database.stop()
  await assertNothingLeft(dataDir, Number(wrong.port))
})

test('startEmbedded: below a path that is too long for a socket it is reached over TCP', async () => {
  const dataDir = path.join(parent, 'panjang'.repeat(16), 'data')
  const database = await startEmbedded({ dataDir, printLine })
  const found = await runQuery(database.url, 'select inet_client_addr() is null as "isOnSocket"')
  assert.deepEqual(found, { isOnSocket: false })
  await database.stop()
  await assertNothingLeft(dataDir, Number(new URL(database.url).port))
})

test('startEmbedded: a killed owner leaves nothing running, and its commits survive (three times)', async () => {
  const dataDir = path.join(parent, 'killed')
  for (let round = 1; round <= 3; round++) {
    const child = await spawnOwner(dataDir)
    const postmaster = findPostmaster(dataDir)
    assert.ok(postmaster)
    child.kill('SIGKILL')
    await once(child, 'exit')
    assert.ok(await waitForExit(postmaster.pid, 20_000), 'the guard stopped PostgreSQL')

    const database = await startEmbedded({ dataDir, printLine })
    assert.equal(database.startMode, 'started')
    assert.equal(Number(new URL(database.url).port), postmaster.port)
    await runQuery(database.url, 'create table if not exists rounds (n int)')
    await runQuery(database.url, `insert into rounds values (${round})`)
    const { n } = await runQuery(database.url, 'select count(*)::int as n from rounds')
    assert.equal(n, round)
    await database.stop()
    await assertNothingLeft(dataDir, postmaster.port)
  }
})

test('startEmbedded: adopts a PostgreSQL whose owner and guard were killed (three times)', async () => {
  const dataDir = path.join(parent, 'orphan')
  for (let round = 1; round <= 3; round++) {
    const child = await spawnOwner(dataDir)
    const owner = JSON.parse(fs.readFileSync(path.join(dataDir, 'database-owner.json'), 'utf8'))
    const postmaster = findPostmaster(dataDir)
    assert.ok(postmaster)
    process.kill(owner.guard, 'SIGKILL')
    assert.ok(await waitForExit(owner.guard, 5_000))
    child.kill('SIGKILL')
    await once(child, 'exit')

    const database = await startEmbedded({ dataDir, printLine })
    assert.equal(database.startMode, 'adopted')
    assert.equal(findPostmaster(dataDir)?.pid, postmaster.pid)
    await runQuery(database.url, 'select 1')
    await database.stop()
    await assertNothingLeft(dataDir, postmaster.port)
  }
})

test('startEmbedded: restarts a PostgreSQL that was itself killed (three times)', async () => {
  const dataDir = path.join(parent, 'crashed')
  for (let round = 1; round <= 3; round++) {
    const before = await startEmbedded({ dataDir, printLine })
    const postmaster = findPostmaster(dataDir)
    assert.ok(postmaster)
    process.kill(postmaster.pid, 'SIGKILL')
    await before.stop()
    const database = await startEmbedded({ dataDir, printLine })
    await runQuery(database.url, 'select 1')
    await database.stop()
    await assertNothingLeft(dataDir, postmaster.port)
  }
})

/** A `printLine` whose `said` resolves at the first line that matches. */
const listenFor = (pattern: RegExp) => {
  const { promise: said, resolve } = Promise.withResolvers<void>()
  return { said, printLine: (line: string) => void (pattern.test(line) && resolve()) }
}

test('startEmbedded: starts a killed PostgreSQL again on its port, for its own and joined shops (three times)', async () => {
  const dataDir = path.join(parent, 'again')
  for (let round = 1; round <= 3; round++) {
    const { said, printLine } = listenFor(/runs again/)
    const database = await startEmbedded({ dataDir, printLine })
    const postmaster = findPostmaster(dataDir)
    assert.ok(postmaster)
    process.kill(postmaster.pid, 'SIGKILL')
    // Waits for the owner's next postmaster instead of starting one of its own.
    const joined = await startEmbedded({ dataDir, printLine: () => {} })
    await said
    assert.equal(joined.startMode, 'joined')
    assert.equal(joined.url, database.url)
    assert.notEqual(findPostmaster(dataDir)?.pid, postmaster.pid)
    await runQuery(database.url, 'select 1')
    assert.equal(findDatabaseOwner(dataDir), process.pid)
    await database.stop()
    await assertNothingLeft(dataDir, postmaster.port)
  }
})

test('startEmbedded: stop ends a PostgreSQL that is just being started again', async () => {
  const dataDir = path.join(parent, 'again')
  const { said, printLine } = listenFor(/started again/)
  const database = await startEmbedded({ dataDir, printLine })
  const postmaster = findPostmaster(dataDir)
  assert.ok(postmaster)
  process.kill(postmaster.pid, 'SIGKILL')
  await said
  await database.stop()
  await assertNothingLeft(dataDir, postmaster.port)
})

test('startEmbedded: the guard of a killed owner stops the PostgreSQL that was started again', async () => {
  const dataDir = path.join(parent, 'again')
  const child = await spawnOwner(dataDir)
  const first = findPostmaster(dataDir)
  assert.ok(first)
  process.kill(first.pid, 'SIGKILL')
  const joined = await startEmbedded({ dataDir, printLine })
  assert.equal(joined.startMode, 'joined')
  const second = findPostmaster(dataDir)
  assert.ok(second && second.pid !== first.pid)
  child.kill('SIGKILL')
  await once(child, 'exit')
  assert.ok(await waitForExit(second.pid, 20_000))
  assert.equal(findDatabaseOwner(dataDir), undefined)
})

test('startEmbedded: two shops run side by side; a second process of a shop joins, and does not stop it', async () => {
  const [first, second] = await Promise.all(
    ['one', 'two'].map((name) => startEmbedded({ dataDir: path.join(parent, name), printLine })),
  )
  assert.ok(first && second)
  assert.notEqual(new URL(first.url).port, new URL(second.url).port)
  const joined = await startEmbedded({ dataDir: path.join(parent, 'one'), printLine })
  assert.equal(joined.startMode, 'joined')
  await joined.stop()
  await runQuery(first.url, 'select 1')
  await Promise.all([first.stop(), second.stop()])
  await assertNothingLeft(path.join(parent, 'one'), Number(new URL(first.url).port))
  await assertNothingLeft(path.join(parent, 'two'), Number(new URL(second.url).port))
})

test('startEmbedded: rejects a fixed port that is in use, naming its variable', async () => {
  const shop = await startEmbedded({ dataDir: path.join(parent, 'one'), printLine })
  const port = Number(new URL(shop.url).port)
  await assert.rejects(
    startEmbedded({ dataDir: path.join(parent, 'two'), port, printLine }),
    new RegExp(`EMBEDDED_PG_PORT ${port} is in use`),
  )
  await shop.stop()
})
