import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'
import { createAdmin } from './service/create-admin.ts'
import { createStaff } from './service/members.ts'

const shop = await useTestShop()

const PASSWORD = 'pasir-cor-dua-truk'
/** Chooses a password with a link from the terminal and signs in with it. */
async function signInByLink(email: string, path: string) {
  const token = new URL(path, 'http://toko').searchParams.get('token')!
  await shop.asVisitor().staffPasswords.choose({ body: { token, password: PASSWORD } })
  const pair = await shop.asVisitor().staffIdentity.signIn({ body: { email, password: PASSWORD } })
  return shop.client({ token: pair.token })
}

test('createAdmin: the first admin signs in with the link from the terminal, once, and invites others', async () => {
  const email = 'pemilik@contoh.id'
  const { path, added } = await createAdmin(shop.deps, { email, name: 'Rina Maharani' })
  assert.equal(added, true)
  const admin = await signInByLink(email, path)
  const roles = ['sales' as const]
  const body = { name: 'Joko Susilo', email: 'joko@contoh.id', roles }
  assert.equal((await admin.staffMembers.invite({ body })).state, 'invited')
  await assert.rejects(signInByLink(email, path), { code: 'staff_link.used' })
})

test('createAdmin: an existing member becomes an admin in addition to their roles, even when suspended', async () => {
  const email = 'Kasir@contoh.id'
  const person = { name: 'Dewi Anggraini', email, password: 'batu-kali-lama-9' }
  const id = (await createStaff(shop.deps, { ...person, roles: ['finance'] }))!
  const others = await shop.asStaff()
  await others.staffMembers.suspend({ id })
  const { path, added } = await createAdmin(shop.deps, { email: 'kasir@contoh.id', name: 'Lain' })
  assert.equal(added, false)
  const admin = await signInByLink(email, path)
  const { name, roles, state } = await admin.staffMembers.show({ id })
  assert.deepEqual(
    { name, roles, state },
    { name: person.name, roles: ['finance', 'admin'], state: 'active' },
  )
  const { results } = await admin.audit.list({ query: { search: id } })
  const entry = results.find(({ action }) => action === 'Jadikan admin dari terminal')
  assert.match(entry!.staff, /npm run admin/)
})
