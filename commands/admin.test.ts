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

test('npm run admin: without e-mail or name prints its usage and creates no admin', async () => {
  const staff = await shop.asStaff()
  const before = (await staff.staffMembers.list({})).total
  const { errors } = await runAdmin('bukan alamat')
  assert.match(errors, /npm run admin -- \S+@\S+ "/)
  assert.match(errors, /email: /)
  assert.equal((await staff.staffMembers.list({})).total, before)
})
