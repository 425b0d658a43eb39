import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const person = (email: string) => ({
  name: 'Sri Lestari',
  email,
  phone: '081290417735',
  password: 'rumah-joglo-77',
})
const registerRetail = (email: string) => shop.client().identity.register({ body: person(email) })
const registerBusiness = (email: string, companyName: string) =>
  shop.client().verification.registerBusiness({ body: { ...person(email), companyName } })

/** The company of an account whose newest activation link has been opened. */
async function activateAndGetCompany(email: string): Promise<string | null> {
  const { identity, notifications } = shop.client()
  const { results } = await notifications.demoMail({ query: { email } })
  await identity.activate({ token: new URL(results[0]!.link!).searchParams.get('token')! })
  const { password } = person(email)
  return (await (await shop.asBuyer(email, password)).customers.profile()).companyName
}

test('GET /customer/verify/{token}: the link activates the last registration, here a business with its company', async () => {
  const email = 'sri.lestari@contoh.id'
  await registerRetail(email)
  shop.clock.advance(1_000)
  await registerBusiness(email, 'CV Lestari Jaya')
  assert.equal(await activateAndGetCompany(email), 'CV Lestari Jaya')
})

test('GET /customer/verify/{token}: a retail buyer gets no company of an earlier registration by another person', async () => {
  const email = 'sri.lain@contoh.id'
  await registerBusiness(email, 'CV Orang Lain')
  shop.clock.advance(1_000)
  await registerRetail(email)
  assert.equal(await activateAndGetCompany(email), null)
})

test('POST /auth/mobile/register/business: an active account remains unchanged', async () => {
  await registerBusiness('retail@contoh.id', 'CV Numpang')
  assert.equal((await (await shop.asBuyer()).customers.profile()).companyName, null)
})
