import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
})
after(() => shop?.close())

const person = (email: string) => ({
  name: 'Sri Lestari',
  email,
  phone: '081290417735',
  password: 'rumah-joglo-77',
})
const registerRetail = (email: string) => shop.client().identity.register({ body: person(email) })
const registerBusiness = (email: string, companyName: string) =>
  shop.client().verification.registerBusiness({ body: { ...person(email), companyName } })

/** The company that an account begins with, once the link of its newest letter was opened. */
async function activateAndGetCompany(email: string): Promise<string | null> {
  const { identity, notifications } = shop.client()
  const { results } = await notifications.demoMail({ query: { email } })
  await identity.activate({ token: new URL(results[0]!.link!).searchParams.get('token')! })
  const { password } = person(email)
  return (await (await shop.asBuyer(email, password)).customers.profile()).companyName
}

test('what was registered last is what the link activates: a business with its company', async () => {
  const email = 'sri.lestari@contoh.id'
  await registerRetail(email)
  shop.clock.advance(1_000)
  await registerBusiness(email, 'CV Lestari Jaya')
  assert.equal(await activateAndGetCompany(email), 'CV Lestari Jaya')
})

test('a retail buyer with none, whatever somebody else had registered there', async () => {
  const email = 'sri.lain@contoh.id'
  await registerBusiness(email, 'CV Orang Lain')
  shop.clock.advance(1_000)
  await registerRetail(email)
  assert.equal(await activateAndGetCompany(email), null)
})

test('an account that has an owner keeps what it has', async () => {
  await registerBusiness('retail@contoh.id', 'CV Numpang')
  assert.equal((await (await shop.asBuyer()).customers.profile()).companyName, null)
})
