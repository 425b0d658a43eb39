import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { openShopWithTwoServers } from '../support/servers/two-servers.ts'

const { shop, servers } = await closeAfterTests(openShopWithTwoServers())
const CHAT = 'ec_floating_chat_cta'

test('flags: a change is in the next response of every process', async () => {
  const staff = await shop.asStaff()
  for (const [shares, variant] of [
    [[0, 1], 'off'],
    [[1, 0], 'on'],
    [[1, 1], null],
    [[0, 1], 'off'],
  ] as const) {
    await staff.staffFlags.change({ key: CHAT, body: { rules: [], shares: [...shares] } })
    for (const { origin } of servers) {
      const { data } = (await (await fetch(`${origin}/api/flags`)).json()) as {
        data: { results: { key: string; variant: string | null }[] }
      }
      assert.equal(data.results.find(({ key }) => key === CHAT)?.variant, variant, origin)
      const asked = await fetch(`${origin}/api/flags/${CHAT}?reader=a`)
      const { data: evaluation } = (await asked.json()) as { data: { variant: string } }
      if (variant) assert.equal(evaluation.variant, variant)
    }
  }
})
