import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canTransition, transition, type Transitions } from './state-machine.ts'

type Light = 'red' | 'green'
const table: Transitions<Light, 'timer' | 'hand'> = {
  red: { green: ['timer'] },
  green: { red: ['timer', 'hand'] },
}
const refusal = { code: 'light.state', message: 'Belum bisa.' }

test('a step in the table is taken by whom it names', () => {
  assert.equal(transition(table, { from: 'green', to: 'red', who: 'hand' }, refusal), 'red')
})

test('a step that does not stand there, or not for this actor, is refused with the present state', () => {
  assert.equal(canTransition(table, 'red', 'green', 'hand'), false)
  assert.throws(() => transition(table, { from: 'red', to: 'red', who: 'timer' }, refusal), {
    code: 'light.state',
    status: 409,
    more: { detail: { state: 'red' } },
  })
})
