import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'
import { EXPERIMENT, readVariant } from './layout-experiment.ts'
import { loadRegistration } from './registration-loader.ts'

const shop = await useTestShop()

const register = (cookie?: string) =>
  loadRegistration(
    shop.asVisitor(),
    new Request('http://localhost/register/retail', { headers: cookie ? { cookie } : {} }),
    {},
  )

test('registration: about one visitor in three keeps the original layout', async () => {
  const variants: string[] = []
  for (let visitor = 0; visitor < 400; visitor += 1)
    variants.push((await register(`_jm_id=pengunjung-${visitor}`)).data.variant)
  const originals = variants.filter((variant) => variant === 'original').length
  assert.ok(Math.abs(originals / 400 - 1 / 3) < 0.07, `${originals} of 400`)
})

test('registration: a visitor keeps their layout for a year, whatever is drawn again', async () => {
  for (const held of ['original', 'new-layout'])
    for (let draw = 0; draw < 10; draw += 1) {
      const { data, init } = await register(`a=b; ${EXPERIMENT}=${held}; c=d`)
      assert.equal(data.variant, held)
      const cookie = new Headers(init?.headers).get('set-cookie')!
      assert.equal(readVariant(cookie), held)
      assert.match(cookie, /Max-Age=31536000/)
    }
  assert.equal(readVariant(`${EXPERIMENT}=hacked`), undefined)
})

test('registration: an experiment that staff have ended shows everybody the same', async () => {
  const staff = await shop.asStaff()
  await staff.staffFlags.change({ key: EXPERIMENT, body: { rules: [], shares: [1, 0] } })
  assert.equal((await register(`${EXPERIMENT}=new-layout`)).data.variant, 'original')
})
