import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBatcher } from './batching.ts'

/** A batcher whose batches end when they are told to. */
function createHeldBatcher() {
  const batches: { inputs: readonly number[]; end: (failure?: Error) => void }[] = []
  const call = createBatcher<number, number>(
    (inputs) =>
      new Promise((resolve, reject) => {
        const outputs = inputs.map((input) => input * 10)
        batches.push({ inputs, end: (failure) => (failure ? reject(failure) : resolve(outputs)) })
      }),
  )
  return { call, batches }
}

test('createBatcher: calls during a batch wait for the next one, and each gets its own answer', async () => {
  const { call, batches } = createHeldBatcher()
  const first = call(1)
  const others = [call(2), call(3)]
  assert.deepEqual(
    batches.map(({ inputs }) => inputs),
    [[1]],
  )
  batches[0]!.end()
  assert.equal(await first, 10)
  assert.deepEqual(batches[1]!.inputs, [2, 3])
  batches[1]!.end()
  assert.deepEqual(await Promise.all(others), [20, 30])
})

test('createBatcher: a batch that fails fails its own calls only', async () => {
  const { call, batches } = createHeldBatcher()
  const failing = assert.rejects(call(1), /no connection/)
  const next = call(2)
  batches[0]!.end(new Error('no connection'))
  await failing
  batches[1]!.end()
  assert.equal(await next, 20)
  const later = call(3)
  batches[2]!.end()
  assert.equal(await later, 30)
})
