import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { buildSignedReport, createWhatsAppStandIn } from '#platform/messaging/whatsapp-stand-in.ts'
import { isSignedByWhatsApp, readWhatsAppReports } from '#platform/messaging/whatsapp-reports.ts'
import {
  createCloudApiTransport,
  type WhatsAppTransport,
} from '#platform/messaging/whatsapp-transport.ts'
import { countVariables } from './rules/whatsapp-templates.ts'

type Posted = { to: string; template: { name: string; components: { parameters: unknown[] }[] } }

/** The Cloud API as far as the shop uses it, in a server of the test's own. */
async function openCloudApi(t: TestContext): Promise<WhatsAppTransport> {
  let taken = 0
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => (body += piece))
    request.on('end', () => {
      const code = judge(JSON.parse(body) as Posted)
      if (code) response.writeHead(400).end(JSON.stringify({ error: { code, message: 'no' } }))
      else response.end(JSON.stringify({ messages: [{ id: `wamid.${(taken += 1)}` }] }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return createCloudApiTransport({
    apiUrl: `http://127.0.0.1:${port}/v23.0`,
    phoneNumberId: '10655',
    token: 'kunci-rahasia-uji',
  })
}

function judge({ to, template: { name, components } }: Posted): number | undefined {
  const expected = countVariables(name)
  if (expected === undefined) return 132001
  if (components[0]?.parameters.length !== expected) return 132000
  return to.endsWith('0000') ? 131026 : undefined
}

const transports: [string, (t: TestContext) => Promise<WhatsAppTransport>][] = [
  ['createCloudApiTransport', openCloudApi],
  ['createWhatsAppStandIn', async () => createWhatsAppStandIn(countVariables)],
]
const message = {
  to: '+6281290417735',
  template: 'return_received',
  language: 'id',
  values: ['Ani', 'RT/1'],
  button: 'profile',
}

for (const [name, open] of transports) {
  test(`${name}: gives every message that it takes an id of its own`, async (t) => {
    const transport = await open(t)
    const ids = [await transport.send(message), await transport.send(message)]
    assert.ok(ids.every(Boolean))
    assert.equal(new Set(ids).size, 2)
  })

  test(`${name}: refuses for good what cannot be sent`, async (t) => {
    const transport = await open(t)
    const refused: [object, string][] = [
      [{ template: 'unknown' }, '132001'],
      [{ values: ['Ani'] }, '132000'],
      [{ to: '+6281290410000' }, '131026'],
    ]
    for (const [change, code] of refused)
      await assert.rejects(transport.send({ ...message, ...change }), {
        name: 'WhatsAppError',
        code,
        isRetryable: false,
      })
  })
}

/** A notification as Meta's documentation shows it. */
const documented = (status: string, extra: object) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550783881', phone_number_id: '106540352242922' },
              statuses: [
                {
                  id: 'wamid.1',
                  status,
                  timestamp: '1795766400',
                  recipient_id: '6281290417735',
                  ...extra,
                },
              ],
            },
          },
        ],
      },
    ],
  })

test('buildSignedReport: the stand-in’s reports are read as those of WhatsApp are, and are signed', () => {
  const webhook = { appSecret: 'rahasia-aplikasi-uji', verifyToken: 'token' }
  const at = new Date('2026-11-27T08:00:00Z')
  const errors = [{ code: 131026, title: 'Message undeliverable' }]
  for (const status of ['delivered', 'read', 'failed'] as const) {
    const { signature, body } = buildSignedReport({ whatsappId: 'wamid.1', status, at }, webhook)
    assert.deepEqual(
      readWhatsAppReports(body),
      readWhatsAppReports(documented(status, status === 'failed' ? { errors } : {})),
    )
    assert.ok(isSignedByWhatsApp(body, signature, webhook))
    assert.equal(isSignedByWhatsApp(`${body} `, signature, webhook), false)
    assert.equal(isSignedByWhatsApp(body, signature, { ...webhook, appSecret: 'lain' }), false)
  }
})
