import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canTransition, defineStateMachine, transition, type Transitions } from './state-machine.ts'

type Light = 'red' | 'green'
const table: Transitions<Light, 'timer' | 'hand'> = {
  red: { green: ['timer'] },
  green: { red: ['timer', 'hand'] },
}
const journey: Transitions<'new' | 'ready' | 'gone', 'staff'> = {
  new: { ready: ['staff'] },
  ready: { gone: ['staff'] },
  gone: {},
}
const refusal = { code: 'light.state', message: 'Belum bisa.' }

test('transition: an actor that the table names takes the step', () => {
  assert.equal(transition(table, { from: 'green', to: 'red', who: 'hand' }, refusal), 'red')
})

test('transition: a step that the table lacks, or lacks for this actor, is a 409 with the current status', () => {
  assert.equal(canTransition(table, 'red', 'green', 'hand'), false)
  assert.throws(() => transition(table, { from: 'red', to: 'red', who: 'timer' }, refusal), {
    code: 'light.state',
    status: 409,
    more: { detail: { state: 'red' } },
  })
})

test('defineStateMachine: the refusal names the current status', () => {
  const machine = defineStateMachine({
    transitions: table,
    statusNames: { red: 'Merah', green: 'Hijau' },
    refusalCode: 'light.state',
    subject: 'Lampu',
  })
  assert.equal(machine.can('red', 'green', 'timer'), true)
  assert.equal(machine.transition('red', 'green', 'timer'), 'green')
  assert.throws(() => machine.transition('red', 'green', 'hand'), {
    code: 'light.state',
    status: 409,
    message: `${machine.explain('red', 'green')} Lihat keadaannya yang sekarang, lalu pilih langkah yang masih tersedia.`,
  })
  assert.equal(
    machine.explain('red'),
    'Lampu sudah berstatus "Merah", jadi langkah ini tidak bisa dilakukan.',
  )
})

test('defineStateMachine: a step that comes too early finds the status still unchanged, one that is over, already', () => {
  const machine = defineStateMachine({
    transitions: journey,
    statusNames: { new: 'Baru', ready: 'Siap', gone: 'Berangkat' },
    refusalCode: 'journey.state',
    subject: 'Kiriman',
  })
  assert.match(machine.explain('new', 'gone'), /^Kiriman masih berstatus "Baru"/)
  assert.match(machine.refuse('new', 'gone').message, /Langkah sebelumnya harus selesai dahulu\.$/)
  assert.match(machine.explain('gone', 'ready'), /^Kiriman sudah berstatus "Berangkat"/)
})
