import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { startEmbedded, type EmbeddedDatabase } from '../embedded/start.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const printLine = () => {}
const NOW = new Date('2026-11-20T03:00:00Z')
let parent = ''
let dataDir = ''
let database: EmbeddedDatabase
let client: pg.Client

before(async () => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'pondasi-backup-'))
  fs.chmodSync(parent, 0o711)
  dataDir = path.join(parent, 'shop')
  database = await startEmbedded({ dataDir, printLine })
  client = await connectTo(database.url)
  await client.query('create table sack (id bigint primary key, label text not null)')
  await client.query(
    `insert into sack select id, repeat('semen', 20) from generate_series(1, 20000) id`,
  )
  fs.mkdirSync(path.join(dataDir, 'files', 'ab'), { recursive: true })
  fs.writeFileSync(path.join(dataDir, 'files', 'ab', 'proof.pdf'), 'bukti transfer')
})
after(async () => {
  await client?.end()
  await database?.stop()
  fs.rmSync(parent, { recursive: true, force: true })
})

async function connectTo(url: string): Promise<pg.Client> {
  const connected = new pg.Client({ connectionString: url })
  await connected.connect()
  return connected
}

/** Runs `work` on the database of a restored folder. */
async function withRestored<T>(folder: string, work: (restored: pg.Client) => Promise<T>) {
  const restored = await startEmbedded({ dataDir: folder, printLine })
  try {
    const connected = await connectTo(restored.url)
    return await work(connected).finally(() => connected.end())
  } finally {
    await restored.stop()
  }
}

const checksum = async (of: pg.Client): Promise<string> => {
  const { rows } = await of.query(
    `select md5(string_agg(sack::text, '' order by id)) as sum from sack`,
  )
  return rows[0].sum
}

test('restoreBackup: every row and every file is as it was when the backup was made', async () => {
  const file = path.join(parent, 'quiet.tar.zst')
  const before = await checksum(client)
  await createBackup(dataDir, file, NOW)
  await client.query(`update sack set label = 'sesudah' where id < 100`)
  const folder = path.join(parent, 'quiet')
  const { createdAt } = await restoreBackup(file, folder)
  assert.equal(createdAt, NOW.toISOString())
  assert.equal(await withRestored(folder, checksum), before)
  assert.equal(
    fs.readFileSync(path.join(folder, 'files', 'ab', 'proof.pdf'), 'utf8'),
    'bukti transfer',
  )
  assert.equal(fs.statSync(file).mode & 0o777, 0o600)
})

test('createBackup: what was committed before it began is in it, and what happens meanwhile is whole', async () => {
  const writer = await connectTo(database.url)
  await writer.query('create table move (id serial, amount bigint not null)')
  let committed = 0
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      await writer.query('begin')
      await writer.query('insert into move (amount) values ($1), (-$1::bigint)', [committed + 1])
      await writer.query('delete from sack where id = $1', [20_000 - committed])
      await writer.query('commit')
      committed++
    }
  })()
  const file = path.join(parent, 'busy.tar.zst')
  while (committed < 20) await new Promise((resolve) => setImmediate(resolve))
  const committedBefore = committed
  await createBackup(dataDir, file, NOW)
  isOver = true
  await writing
  await writer.end()
  const folder = path.join(parent, 'busy')
  await restoreBackup(file, folder)
  const found = await withRestored(folder, async (restored) => {
    const { rows } = await restored.query(
      'select count(*)::int / 2 as moves, sum(amount)::int as sum, (select 20000 - count(*)::int from sack) as sacks from move',
    )
    return rows[0]
  })
  assert.ok(found.moves >= committedBefore && found.moves <= committed)
  assert.equal(found.sum, 0)
  assert.equal(found.sacks, found.moves)
})

test('restoreBackup: a damaged or cut archive is refused, and the folder stays empty', async () => {
  const file = path.join(parent, 'whole.tar.zst')
  await createBackup(dataDir, file, NOW)
  const whole = fs.readFileSync(file)
  const changed = Buffer.from(whole)
  changed[Math.floor(changed.length / 2)]! ^= 0xff
  for (const [name, bytes] of [
    ['cut', whole.subarray(0, -2_000)],
    ['changed', changed],
    ['empty', Buffer.alloc(0)],
  ] as const) {
    const damaged = path.join(parent, `${name}.tar.zst`)
    fs.writeFileSync(damaged, bytes)
    const folder = path.join(parent, name)
    await assert.rejects(
      restoreBackup(damaged, folder),
      /cannot be restored: .*Nothing was changed/,
    )
    assert.deepEqual(fs.readdirSync(folder), [])
  }
})

test('restoreBackup: a folder that holds a shop is left alone', async () => {
  const file = path.join(parent, 'other.tar.zst')
  await createBackup(dataDir, file, NOW)
  await assert.rejects(restoreBackup(file, dataDir), /is not empty\. Stop the shop and move/)
  assert.equal((await client.query('select 1')).rowCount, 1)
})
