import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { hashCheaply } from '#tests/support/accounts/cheap-password.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const PASSWORD = 'batu-kali-di-halaman'
const PASSWORD_HASH = hashCheaply(PASSWORD)
type Admin = { id: string; api: Api }

/** Adds an admin, who is signed in. */
async function addAdmin(email: string): Promise<Admin> {
  const { id } = await shop.db
    .insertInto('staff')
    .values({
      name: 'Admin Uji',
      email,
      roles: ['admin'],
      password_hash: PASSWORD_HASH,
      created_at: shop.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, api: await shop.asStaff(email, PASSWORD) }
}

/** Makes these two the only admins. */
async function createTwoAdmins(round: number): Promise<[Admin, Admin]> {
  // Avoids the rate limit of sign-ins, which is not under test.
  shop.clock.advance(60_000)
  await shop.db
    .updateTable('staff')
    .set({ roles: ['sales'] })
    .execute()
  return [await addAdmin(`ratna-${round}@contoh.id`), await addAdmin(`tono-${round}@contoh.id`)]
}
const activeAdmins = () =>
  shop.db
    .selectFrom('staff')
    .select('id')
    .where('suspended_at', 'is', null)
    .where(({ eb, val }) => eb(val('admin'), '=', eb.fn.any('roles')))
    .execute()

const takeRole = (by: Admin, from: Admin) =>
  by.api.staffMembers.changeRoles({ id: from.id, body: { roles: ['sales'] } })
const suspend = (by: Admin, whom: Admin) => by.api.staffMembers.suspend({ id: whom.id })

for (const [what, one, other] of [
  ['take each other’s role', takeRole, takeRole],
  ['suspend each other', suspend, suspend],
  ['do one and the other', takeRole, suspend],
] as const)
  test(`Staff admins: of two who ${what} at once, exactly one is left, in twenty rounds`, async () => {
    for (let round = 0; round < 20; round += 1) {
      const [ratna, tono] = await createTwoAdmins(round + what.length * 100)
      const outcomes = await Promise.allSettled([one(ratna, tono), other(tono, ratna)])
      const refused = outcomes.filter(({ status }) => status === 'rejected')
      assert.equal(refused.length, 1, `round ${round}`)
      const { status } = (refused[0] as PromiseRejectedResult).reason as { status: number }
      // The second one is no longer an admin or no longer signed in.
      assert.ok(status === 403 || status === 401, `round ${round}: ${status}`)
      assert.equal((await activeAdmins()).length, 1, `round ${round}`)
    }
  })

test('Staff admins: ten who each remove the next one’s role at once leave at least one', async () => {
  shop.clock.advance(60_000)
  await shop.db
    .updateTable('staff')
    .set({ roles: ['sales'] })
    .execute()
  const admins: Admin[] = []
  for (let nr = 0; nr < 10; nr += 1) admins.push(await addAdmin(`banyak-${nr}@contoh.id`))
  const requests = admins.map((admin, nr) => takeRole(admin, admins[(nr + 1) % admins.length]!))
  const outcomes = await Promise.allSettled(requests)
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length
  assert.ok(done < 10)
  assert.equal((await activeAdmins()).length, 10 - done)
})
