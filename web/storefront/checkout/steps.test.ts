import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildStepUrl, findNextStep, findRefusedStep, isStepDone, readStep } from './steps.ts'

test('checkout steps: they follow each other and begin with the address', () => {
  assert.equal(readStep(new URLSearchParams('langkah=apa')), 'alamat')
  assert.equal(findNextStep('alamat'), 'pengiriman')
  assert.equal(findNextStep('penerima'), 'bayar')
  assert.equal(findNextStep('bayar'), undefined)
  assert.ok(isStepDone('alamat', 'bayar') && !isStepDone('bayar', 'bayar'))
})

test('checkout steps: another step keeps the choices in the address', () => {
  assert.equal(
    buildStepUrl(new URLSearchParams('alamat=1&cara=pickup&langkah=alamat'), 'bayar'),
    '?alamat=1&cara=pickup&langkah=bayar',
  )
})

test('checkout steps: a refused field leads back to its step', () => {
  assert.equal(findRefusedStep({ contactPhone: 'Tulis nomornya.' }), 'penerima')
  assert.equal(findRefusedStep({ paymentType: 'Pilih cara bayar.' }), undefined)
})
