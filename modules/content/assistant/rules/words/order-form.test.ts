import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOrderForm } from './order-form.ts'

test('readOrderForm: for whom and where to are labelled, and the number of the order is no goods', () => {
  assert.equal(
    readOrderForm(
      'PO No. 118/PO-LOG/XI/2026\nTgl. 24-11-2026\n- Semen 50 kg 20 sak\nKirim ke site: Jl. Melati 3\nUp. Ibu Ratna',
    ),
    '- Semen 50 kg 20 sak\nalamat: Jl. Melati 3\nnama: Ibu Ratna',
  )
  assert.equal(
    readOrderForm('Lokasi proyek : Jl. MT Haryono 21\nAttn: Bpk Hendra'),
    'alamat: Jl. MT Haryono 21\nnama: Bpk Hendra',
  )
})

test('readOrderForm: one line is no form', () => {
  assert.equal(readOrderForm('kirim ke: depok'), 'kirim ke: depok')
})
