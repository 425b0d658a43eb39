import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { lenderStatuses } from '#platform/lender/port.ts'
import { judgeLenderEvent } from './event-verdict.ts'
import type { LenderApplicationStatus } from './lenders.ts'
import { maskFields } from './mask.ts'
import { findOpenStep, listMissingParts } from './steps.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 5, minute))

test('judgeLenderEvent: what is repeated, late or out of order changes nothing', () => {
  const sent = { status: 'submitted', submittedAt: at(10), heardAt: null, agreedAt: null } as const
  assert.equal(judgeLenderEvent(sent, { status: 'agreement_sent', at: at(11) }), 'applied')
  assert.equal(judgeLenderEvent(sent, { status: 'asked', at: at(9) }), 'late')
  assert.equal(judgeLenderEvent(sent, { status: 'active', at: at(11) }), 'late')
  const offered = { ...sent, status: 'agreement_sent', heardAt: at(12) } as const
  assert.equal(judgeLenderEvent(offered, { status: 'active', at: at(13) }), 'late')
  const agreed = { ...offered, agreedAt: at(13) }
  assert.equal(judgeLenderEvent(agreed, { status: 'active', at: at(14) }), 'applied')
  assert.equal(judgeLenderEvent(agreed, { status: 'declined', at: at(11) }), 'late')
})

test('judgeLenderEvent: nothing moves an application that is not sent, is open, or is declined', () => {
  const ended = fc.constantFrom('draft', 'active', 'declined')
  const statuses = fc.constantFrom(...lenderStatuses)
  fc.assert(
    fc.property(ended, statuses, (status, next) => {
      const application = {
        status: status as (typeof LenderApplicationStatus)[number],
        submittedAt: at(1),
        heardAt: null,
        agreedAt: at(2),
      }
      return judgeLenderEvent(application, { status: next, at: at(3) }) === 'late'
    }),
  )
})

test('maskFields: identity numbers, phones and secrets keep their last four characters, at any depth', () => {
  const shown = maskFields({
    facts: { npwp: '0123456789012345', nik: '3216080101900001', companyName: 'PT Maju' },
    headers: [{ token: 'abc' }],
  })
  assert.deepEqual(shown, {
    facts: { npwp: '••••••••••••2345', nik: '••••••••••••0001', companyName: 'PT Maju' },
    headers: [{ token: '••••' }],
  })
})

test('listMissingParts: each missing step and paper by name; the first is where to go on', () => {
  const missing = listMissingParts({}, [])
  assert.equal(findOpenStep(missing), 'kebutuhan')
  assert.deepEqual(
    missing.map(({ label }) => label),
    [
      'Kebutuhan',
      'Data perusahaan',
      'Penanggung jawab',
      'Alamat',
      'KTP penanggung jawab',
      'Rekening koran 3 bulan terakhir',
    ],
  )
  assert.equal(findOpenStep([]), 'dokumen')
})
