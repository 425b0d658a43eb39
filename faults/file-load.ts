import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { collectFile } from '#platform/files/stored-content.ts'
import { createApi } from '#modules/client.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { connect } from '#platform/database/database.ts'
import { createSignedInBuyers } from '#tests/support/accounts/buyers.ts'
import { waitFor } from './wait.ts'

type SentFile = { ticketId: string; fileId: string; bytes: Uint8Array }
type FileResult = {
  acknowledged: number
  unavailable: number
  /** Downloads that broke off: no reader took half a file for a whole one. */
  brokenOff: number
  longestMs: number
  failures: string[]
}

/** A store that is silent is given up after three attempts of ten seconds (ms). */
const ANSWER_LIMIT_MS = 45_000
/** Of how many requests a person may write one: thirty in ten minutes are the limit. */
const MAX_SENT = 25

/** Buyers who send pictures to customer service and read them again, until `finish`, which reads all of them. */
export function startFileLoad(origin: string, tokens: readonly string[]) {
  const sent: (SentFile & { token: string })[] = []
  const result: FileResult = {
    acknowledged: 0,
    unavailable: 0,
    brokenOff: 0,
    longestMs: 0,
    failures: [],
  }
  let isFinishing = false
  const createClientFor = (token: string) =>
    createApi(
      createHttpTransport({
        baseUrl: () => `${origin}/services/ticket`,
        headers: () => ({ authorization: `Bearer ${token}` }),
        timeoutMs: ANSWER_LIMIT_MS,
      }),
    ).tickets

  /** Measures one request; undefined where it was answered by a 503 with a sentence about files, or broke off. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    const startedAt = performance.now()
    try {
      return await work()
    } catch (thrown) {
      if (isBrokenOff(thrown)) result.brokenOff += 1
      else if (!isCallError(thrown)) throw thrown
      else if (thrown.code === 'storage.unavailable') result.unavailable += 1
      else result.failures.push(`a file was answered ${thrown.status} ${thrown.code}`)
      return undefined
    } finally {
      result.longestMs = Math.max(result.longestMs, performance.now() - startedAt)
    }
  }

  async function readAgain({ token, ticketId, fileId, bytes }: (typeof sent)[number]) {
    const found = await attempt(async () =>
      collectFile(await createClientFor(token).file({ id: ticketId, fileId })),
    )
    if (found && !Buffer.from(found).equals(Buffer.from(bytes)))
      result.failures.push('a file came back changed')
    return found !== undefined
  }

  async function sendRepeatedly(token: string): Promise<void> {
    for (let turn = 0; !isFinishing && turn < MAX_SENT; turn++) {
      const picture = await drawPicture()
      const file = new File([picture], 'foto.png', { type: 'image/png' })
      const form = { topic: 'order', subject: `Foto ${turn}`, text: 'Lihat foto.' } as const
      const ticket = await attempt(() => createClientFor(token).open({ form, files: { file } }))
      const fileId = ticket?.messages[0]?.files[0]?.id
      if (ticket && fileId) {
        const stored = await attempt(async () =>
          collectFile(await createClientFor(token).file({ id: ticket.id, fileId })),
        )
        if (stored) sent.push({ token, ticketId: ticket.id, fileId, bytes: stored })
        result.acknowledged += 1
      }
      await pause(400)
    }
  }

  const running = Promise.all(tokens.map(sendRepeatedly))
  running.catch(() => {})
  return {
    /** Waits for a file that is sent from now on, and stored. */
    waitForAcknowledged() {
      const before = result.acknowledged
      return waitFor('a file is stored', 90_000, () => result.acknowledged > before || undefined)
    },
    async finish(): Promise<FileResult> {
      isFinishing = true
      await running
      for (const each of sent)
        if (!(await readAgain(each)))
          result.failures.push('a file that was acknowledged is not there')
      return result
    },
  }
}

/** As `fetch` says that a response has not come to its end. */
const isBrokenOff = (thrown: unknown): boolean =>
  thrown instanceof TypeError && thrown.message === 'terminated'

/** Signs buyers in who send files. Returns their tokens. */
export async function createSenders(databaseUrl: string, count: number): Promise<string[]> {
  const { db } = connect(databaseUrl, { max: 1 })
  try {
    return (await createSignedInBuyers(db, count)).map(({ token }) => token)
  } finally {
    await db.destroy()
  }
}

/** Another picture each time. */
const drawPicture = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer(),
  )
