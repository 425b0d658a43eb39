import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canTransition, defineStateMachine, transition, type Transitions } from './state-machine.ts'

type Light = 'red' | 'green'
const table: Transitions<Light, 'timer' | 'hand'> = {
  red: { green: ['timer'] },
  green: { red: ['timer', 'hand'] },
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
    explain: (name) => `Lampu ${name}.`,
  })
  assert.equal(machine.can('red', 'green', 'timer'), true)
  assert.equal(machine.transition('red', 'green', 'timer'), 'green')
  assert.throws(() => machine.transition('red', 'green', 'hand'), {
    code: 'light.state',
    status: 409,
    message: machine.explain('red'),
  })
  assert.equal(machine.explain('red'), 'Lampu Merah.')
})
