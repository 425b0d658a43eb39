import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const EMAIL = 'retail@contoh.id'
const signIn = async (agent: string) => {
  const body = { email: EMAIL, password: 'belanja-2026' }
  const { token } = await shop.client({ userAgent: agent }).identity.signIn({ body })
  return { token, api: () => shop.client({ token }) }
}

test('GET /customer/my/sessions: lists the buyer’s sessions; POST end-others ends all but this one', async () => {
  const phone = await signIn('Ponsel')
  shop.clock.advance(60_000)
  const computer = await signIn('Meja')
  const { results } = await computer.api().identity.sessions()
  assert.deepEqual(
    results.map(({ agent, current }) => [agent, current]),
    [
      ['Meja', true],
      ['Ponsel', false],
    ],
  )
  assert.deepEqual(await computer.api().identity.endOtherSessions(), { ended: 1 })
  await assert.rejects(phone.api().identity.session(), { status: 401 })
  assert.equal((await computer.api().identity.sessions()).results.length, 1)
  assert.deepEqual(await computer.api().identity.endOtherSessions(), { ended: 0 })
})

test('GET /customer/my/sessions: does not list ended, expired or other buyers’ sessions', async () => {
  const gone = await signIn('Lama')
  await gone.api().identity.signOut()
  const { token } = await createSignedInBuyer(shop.db)
  const others = (await shop.client({ token }).identity.sessions()).results
  assert.equal(others.length, 1)
  const latest = await signIn('Baru')
  const agents = (await latest.api().identity.sessions()).results.map(({ agent }) => agent)
  assert.ok(!agents.includes('Lama'))
  shop.clock.advance(31 * 24 * 3_600_000)
  const later = await signIn('Nanti')
  assert.equal((await later.api().identity.sessions()).results.length, 1)
})
