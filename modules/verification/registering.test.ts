import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop?.close())

const person = (email: string) => ({
  name: 'Sri Lestari',
  email,
  phone: '081290417735',
  password: 'rumah-joglo-77',
})
const asRetail = (email: string) => shop.client().identity.register({ body: person(email) })
const asBusiness = (email: string, companyName: string) =>
  shop.client().verification.registerBusiness({ body: { ...person(email), companyName } })

/** The company that an account begins with, once the link of its newest letter was opened. */
async function begunWith(email: string): Promise<string | null> {
  const { identity, notifications } = shop.client()
  const { results } = await notifications.demoMail({ query: { email } })
  await identity.activate({ token: new URL(results[0]!.link!).searchParams.get('token')! })
  const { password } = person(email)
  return (await (await shop.as(email, password)).customers.profile()).companyName
}

test('what was registered last is what the link activates: a business with its company', async () => {
  const email = 'sri.lestari@contoh.id'
  await asRetail(email)
  shop.clock.forward(1_000)
  await asBusiness(email, 'CV Lestari Jaya')
  assert.equal(await begunWith(email), 'CV Lestari Jaya')
})

test('a retail buyer with none, whatever somebody else had registered there', async () => {
  const email = 'sri.lain@contoh.id'
  await asBusiness(email, 'CV Orang Lain')
  shop.clock.forward(1_000)
  await asRetail(email)
  assert.equal(await begunWith(email), null)
})

test('an account that has an owner keeps what it has', async () => {
  await asBusiness('retail@contoh.id', 'CV Numpang')
  assert.equal((await (await shop.as()).customers.profile()).companyName, null)
})
