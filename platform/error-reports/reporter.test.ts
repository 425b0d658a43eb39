import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReportPayload } from './protocol.ts'
import { createReporter, type ReporterOptions } from './reporter.ts'

function openReporter(options: Partial<ReporterOptions> = {}) {
  const sent: ReportPayload[] = []
  const reporter = createReporter({
    app: { version: 'no-tag', type: 'browser' },
    now: () => new Date('2026-11-20T05:00:00Z'),
    deliver: (payload) => void sent.push(payload),
    ...options,
  })
  return { reporter, sent, last: () => sent.at(-1)!.events[0]! }
}
const fault = { context: '/cart' }

test('createReporter: tells the last 25 steps, at most 100, and none where none are wanted', () => {
  for (const [maxBreadcrumbs, expected] of [
    [undefined, 25],
    [3, 3],
    [0, 0],
    [500, 100],
  ] as const) {
    const { reporter, last } = openReporter(maxBreadcrumbs === undefined ? {} : { maxBreadcrumbs })
    for (let step = 1; step <= 130; step += 1) reporter.leaveBreadcrumb(`langkah ${step}`, 'user')
    reporter.report(new Error('gagal'), fault)
    assert.equal(last().breadcrumbs.length, expected)
    if (expected > 0) assert.equal(last().breadcrumbs.at(-1)?.name, 'langkah 130')
  }
})

test('createReporter: a session reports ten events by default, from 1 to 100', () => {
  for (const [maxEvents, expected] of [
    [undefined, 10],
    [0, 1],
    [1, 1],
    [1000, 100],
  ] as const) {
    const { reporter, sent } = openReporter(maxEvents === undefined ? {} : { maxEvents })
    for (let count = 0; count < 150; count += 1) reporter.report(new Error('gagal'), fault)
    assert.equal(sent.length, expected)
  }
})

test('createReporter: speaks the protocol, for release stage production', () => {
  const { reporter, sent, last } = openReporter({
    findUser: () => ({ id: 'a-1', email: 'a@b.id' }),
  })
  reporter.report(new TypeError('gagal', { cause: new Error('putus') }), {
    ...fault,
    unhandled: true,
  })
  assert.equal(sent[0]!.payloadVersion, '4')
  const { exceptions, app, user, severityReason, unhandled } = last()
  assert.deepEqual(
    exceptions.map(({ errorClass, message, type }) => [errorClass, message, type]),
    [
      ['TypeError', 'gagal', 'browserjs'],
      ['Error', 'putus', 'browserjs'],
    ],
  )
  assert.match(exceptions[0]!.stacktrace[0]!.file, /reporter\.test\.ts$/)
  assert.deepEqual(app, { releaseStage: 'production', version: 'no-tag', type: 'browser' })
  assert.deepEqual([user, unhandled], [{ id: 'a-1', email: 'a@b.id' }, true])
  assert.equal(severityReason.type, 'unhandledException')
})

test('createReporter: redacts password and authorization, and tells nothing of a person', () => {
  const { reporter, last, sent } = openReporter()
  const secrets = {
    password: 'rumah-joglo-77',
    newPassword: 'rumah-joglo-77',
    headers: { Authorization: 'Bearer rahasia-sekali-123' },
    nik: 3275012345678901,
    recipient: { name: 'Warsito', phone: '0812 9041 7735' },
    phone: 81290417735,
    otp: '482913',
    anything: '3275012345678901',
    line: 'Warsito di Jalan Melati 5',
    npwp: '01.234.567.8-901.000',
  }
  reporter.leaveBreadcrumb('POST /so/ecom', 'request', { ...secrets, productId: '12', qty: 40 })
  reporter.report(new Error('Warsito? 0812-9041-7735 a@b.id /activation?token=abc'), {
    ...fault,
    metaData: { call: secrets },
  })
  const text = JSON.stringify(sent)
  for (const secret of ['joglo', 'rahasia', '3275', '9041', 'Melati', '482913', 'a@b.id', 'abc'])
    assert.ok(!text.includes(secret), secret)
  const { metaData } = last().breadcrumbs[0]!
  assert.deepEqual(
    [metaData['password'], metaData['productId'], metaData['qty']],
    ['[REDACTED]', '12', 40],
  )
})

test('createReporter: a payload has at most 1 MB', () => {
  const { reporter, sent, last } = openReporter({ maxBreadcrumbs: 100 })
  const wide = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [
      `a${at}`,
      Array.from({ length: 20 }, () => 'k'.repeat(40)),
    ]),
  )
  for (let step = 0; step < 100; step += 1)
    reporter.leaveBreadcrumb('langkah', 'request', { wide, other: wide, third: wide, more: wide })
  reporter.report(new Error('gagal'), fault)
  assert.ok(JSON.stringify(sent[0]).length <= 1_000_000)
  assert.equal(last().breadcrumbs.length, 100)
  assert.deepEqual(last().breadcrumbs[0]!.metaData, {})
})
