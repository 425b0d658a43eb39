import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import path from 'node:path'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'
import { PROJECT_ROOT } from './lib/project.ts'

// The command uses the system clock, so the shop's clock starts at the same time.
const shop = await useTestShop({ at: new Date().toISOString() })

async function runAdmin(...args: string[]): Promise<{ out: string; errors: string }> {
  const script = path.join(PROJECT_ROOT, 'commands', 'admin.ts')
  const env = { PATH: process.env['PATH'], DATABASE_URL: shop.databaseUrl }
  const { stdout, stderr } = spawn(process.execPath, [script, ...args], { env })
  const [out, errors] = await Promise.all([text(stdout), text(stderr)])
  return { out, errors }
}

test('npm run admin: prints a link at which the first admin chooses a password', async () => {
  const email = 'pemilik@contoh.id'
  const { out, errors } = await runAdmin(email, 'Rina Maharani')
  const token = /\/backoffice\/sandi\?token=(\S+)/.exec(out)?.[1]
  assert.ok(token, out + errors)
  const password = 'pasir-cor-dua-truk'
  const result = await shop.asVisitor().staffPasswords.choose({ body: { token, password } })
  assert.equal(result.email, email)
})

test('npm run admin -- --help: names every command, and each says what it does', async () => {
  const { out } = await runAdmin('--help')
  const names = ['migrate', 'backup', 'restore', 'reindex', 'rotate-secrets', 'upgrade']
  for (const name of names) {
    const help = await runAdmin(name, '--help')
    assert.match(help.out, new RegExp(`^npm run admin -- ${name}`))
    assert.equal(help.errors, '')
    assert.ok(out.includes(help.out), name)
  }
})

test('npm run admin -- migrate: says that nothing is new', async () => {
  assert.equal((await runAdmin('migrate')).out, 'The database has every migration.\n')
})

test('npm run admin -- reindex: the search finds what its index had lost, and every index is valid', async () => {
  const find = async () => {
    const { results } = await shop.asVisitor().catalogue.products({ query: { search: 'semen' } })
    return results.length
  }
  const before = await find()
  assert.ok(before > 0)
  await shop.pool.query('delete from search_entry; delete from search_word')
  const { out, errors } = await runAdmin('reindex')
  assert.match(out, /database's indexes are new .*\n.*search's index is new/, errors)
  assert.equal(await find(), before)
  const { rows } = await shop.pool.query('select from pg_index where not indisvalid')
  assert.equal(rows.length, 0)
})

test('npm run admin -- rotate-secrets: signs everybody out, replaces the key of codes, and names what it did', async () => {
  const buyer = { email: 'retail@contoh.id', password: 'belanja-2026' }
  const { token } = await shop.client().identity.signIn({ body: buyer })
  const admin = { email: 'admin@contoh.id', password: 'kelola-2026' }
  const staff = await shop.client().staffIdentity.signIn({ body: admin })
  const view = () => shop.client({ token }).pageViews.authenticated({ body: { path: '/cart' } })
  const list = () => shop.client({ token: staff.token }).staffMembers.list({})
  await Promise.all([view(), list()])
  const readKey = async () =>
    (await shop.pool.query('select secret from one_time_code_key')).rows[0].secret
  const key = await readKey()
  assert.match((await runAdmin('rotate-secrets')).errors, /rotate-secrets \[--codes\]/)
  assert.equal(await readKey(), key)
  const { out, errors } = await runAdmin('rotate-secrets', '--codes', '--sessions')
  assert.match(out, /One-time codes have a new key\.\n[1-9]\d* sessions were ended\./, errors)
  assert.notEqual(await readKey(), key)
  await assert.rejects(view(), { status: 401 })
  await assert.rejects(list(), { status: 401 })
  const database = await runAdmin('rotate-secrets', '--database')
  assert.match(database.errors, /^DATABASE_URL is set/)
})

test('npm run admin: without e-mail or name prints its usage and creates no admin', async () => {
  const staff = await shop.asStaff()
  const before = (await staff.staffMembers.list({})).total
  const { errors } = await runAdmin('bukan alamat')
  assert.match(errors, /npm run admin -- \S+@\S+ "/)
  assert.match(errors, /email: /)
  assert.equal((await staff.staffMembers.list({})).total, before)
})
