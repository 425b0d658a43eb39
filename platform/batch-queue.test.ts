import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBatchQueue } from './batch-queue.ts'

/** A queue whose batches end when the test says so. */
function createHeldQueue() {
  const batches: { inputs: readonly number[]; end: (failure?: Error) => void }[] = []
  const call = createBatchQueue<number, number>({
    run: (inputs) =>
      new Promise((resolve, reject) => {
        const outputs = inputs.map((input) => input * 10)
        batches.push({ inputs, end: (failure) => (failure ? reject(failure) : resolve(outputs)) })
      }),
  })
  return { call, batches }
}

/** A batch begins in the turn of the event loop after its first call. */
const nextTurn = () => new Promise(setImmediate)

test('createBatchQueue: calls during a batch wait for the next one, and each gets its own answer', async () => {
  const { call, batches } = createHeldQueue()
  const first = call(1)
  await nextTurn()
  const others = [call(2), call(3)]
  assert.deepEqual(
    batches.map(({ inputs }) => inputs),
    [[1]],
  )
  batches[0]!.end()
  assert.equal(await first, 10)
  await nextTurn()
  assert.deepEqual(batches[1]!.inputs, [2, 3])
  batches[1]!.end()
  assert.deepEqual(await Promise.all(others), [20, 30])
})

test('createBatchQueue: a batch that fails fails its own calls only', async () => {
  const { call, batches } = createHeldQueue()
  const failing = assert.rejects(call(1), /no connection/)
  await nextTurn()
  const next = call(2)
  batches[0]!.end(new Error('no connection'))
  await failing
  await nextTurn()
  batches[1]!.end()
  assert.equal(await next, 20)
  const later = call(3)
  await nextTurn()
  batches[2]!.end()
  assert.equal(await later, 30)
})

test('createBatchQueue: calls of one turn are worked on together, up to the most that fit', async () => {
  const sizes: number[] = []
  const call = createBatchQueue<number, number>({
    maxItems: 2,
    run: async (inputs) => (sizes.push(inputs.length), inputs),
  })
  assert.deepEqual(await Promise.all([call(1), call(2), call(3)]), [1, 2, 3])
  assert.deepEqual(sizes, [2, 1])
})
