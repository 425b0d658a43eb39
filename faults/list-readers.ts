import { connect } from '#platform/database/database.ts'
import { createApi } from '#modules/client.ts'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { createPersistentCalls } from './persistent-calls.ts'
import { createSignedInBuyers } from '#tests/support/accounts/buyers.ts'

type ReadLists = { read: number; missing: number; longestMs: number; failures: string[] }

const SUBJECT = 'Semen basah'
/** Of how many lists one follows a write. */
const READS_A_WRITE = 10

/**
 * Buyers who write to customer service and read the list of what they wrote, with the position that the
 * response of the write has named, as pages do.
 */
export async function startListReaders(origin: string, databaseUrl: string, count: number) {
  const { db } = connect(databaseUrl, { max: 2 })
  const buyers = await createSignedInBuyers(db, count)
  await db.destroy()
  const result: ReadLists = { read: 0, missing: 0, longestMs: 0, failures: [] }
  const { repeat } = createPersistentCalls()
  let isFinishing = false

  async function readRepeatedly(token: string): Promise<void> {
    let position = ''
    const { tickets } = createApi(
      createHttpTransport({
        baseUrl: () => `${origin}/services/ticket`,
        headers: () => ({
          authorization: `Bearer ${token}`,
          ...(position ? { 'x-write-position': position } : {}),
        }),
        onResponse: (headers) => void (position = headers.get('x-write-position') ?? position),
      }),
    )
    for (let turn = 0; !isFinishing; turn++) {
      const isWrite = turn % READS_A_WRITE === 0
      // Thirty in ten minutes are the limit of a person.
      if (isWrite && turn / READS_A_WRITE < 30)
        await repeat(() =>
          tickets.open({
            form: { topic: 'order', subject: `${SUBJECT} ${turn}`, text: 'Basah.' },
            files: {},
          }),
        )
      const startedAt = performance.now()
      const { results } = await tickets.list({ query: {} })
      result.longestMs = Math.max(result.longestMs, performance.now() - startedAt)
      result.read += 1
      const last = Math.min(turn - (turn % READS_A_WRITE), 29 * READS_A_WRITE)
      if (!results.some(({ subject }) => subject === `${SUBJECT} ${last}`)) result.missing += 1
    }
  }

  const running = Promise.all(
    buyers.map(({ token }) =>
      readRepeatedly(token).catch(
        (thrown: Error) => void result.failures.push(`a list: ${thrown.message}`),
      ),
    ),
  )
  return {
    async finish(): Promise<ReadLists> {
      isFinishing = true
      await running
      if (result.missing > 0)
        result.failures.push(`${result.missing} lists lacked what their reader had written`)
      return result
    },
  }
}
