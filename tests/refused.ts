import assert from 'node:assert/strict'
import { isCallFailed, type CallFailed } from '#platform/contract/failure.ts'

/** The failure of a call that has to be refused; the test fails where it is answered. */
export async function refused(call: Promise<unknown>): Promise<CallFailed> {
  const failure = await call.then(
    () => assert.fail('was not refused'),
    (thrown: unknown) => thrown,
  )
  assert.ok(isCallFailed(failure), String(failure))
  return failure
}
