import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { rotatePasswords } from './rotate-passwords.ts'
import { startEmbedded } from './start.ts'

const printLine = () => {}
let parent = ''
before(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'pondasi-passwords-'))
  fs.chmodSync(parent, 0o711)
})
after(() => fs.rmSync(parent, { recursive: true, force: true }))

async function runQuery(connectionString: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(query)).rows[0]
  } finally {
    await client.end()
  }
}

test('rotatePasswords: both roles have new passwords, the old ones open nothing, and data stays', async () => {
  const dataDir = path.join(parent, 'rotated')
  const first = await startEmbedded({ dataDir, printLine })
  await runQuery(first.url, 'create table goods as select 7 as id')
  await first.stop()
  const record = path.join(dataDir, 'database.json')
  const before = fs.readFileSync(record, 'utf8')
  await rotatePasswords({ dataDir, printLine })
  // As a kill between the record and the commit leaves it: the record is ahead of the database.
  const after = JSON.parse(fs.readFileSync(record, 'utf8'))
  fs.copyFileSync(record, `${record}.before-rotation`)
  fs.writeFileSync(record, JSON.stringify({ ...after, superuserPassword: 'never set' }))
  await rotatePasswords({ dataDir, printLine })
  assert.ok(!fs.existsSync(`${record}.before-rotation`))

  const second = await startEmbedded({ dataDir, printLine })
  try {
    assert.deepEqual(await runQuery(second.url, 'select id from goods'), { id: 7 })
    const { password, superuserPassword } = JSON.parse(before)
    for (const [url, old] of [
      [second.url, password],
      [second.superuserUrl, superuserPassword],
    ]) {
      const stale = new URL(url)
      stale.password = old
      await assert.rejects(runQuery(stale.href, 'select 1'), /password authentication failed/)
    }
  } finally {
    await second.stop()
  }
})
