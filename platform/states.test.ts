import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayMove, move, type Transitions } from './states.ts'

type Light = 'red' | 'green'
const table: Transitions<Light, 'timer' | 'hand'> = {
  red: { green: ['timer'] },
  green: { red: ['timer', 'hand'] },
}
const refusal = { code: 'light.state', message: 'Belum bisa.' }

test('a step in the table is taken by whom it names', () => {
  assert.equal(move(table, { from: 'green', to: 'red', who: 'hand' }, refusal), 'red')
})

test('a step that does not stand there, or not for this actor, is refused with the present state', () => {
  assert.equal(mayMove(table, 'red', 'green', 'hand'), false)
  assert.throws(() => move(table, { from: 'red', to: 'red', who: 'timer' }, refusal), {
    code: 'light.state',
    status: 409,
    more: { detail: { state: 'red' } },
  })
})
