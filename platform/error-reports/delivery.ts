import type { Log } from '../log.ts'
import { PAYLOAD_VERSION, type ReportEvent, type ReportPayload } from './protocol.ts'

/** Takes reports away: to an address, or into a table. It never throws and nobody waits for it. */
export type ReportDelivery = {
  deliver(payload: ReportPayload): void
  /** Resolves when everything so far has been delivered or given up. */
  flush(): Promise<void>
}

/** Where nothing is reported, as while data is seeded. */
export const noReports: ReportDelivery = { deliver() {}, flush: async () => {} }

/** Events that wait while others are delivered; more are dropped: the first say what is wrong. */
const MAX_WAITING = 200

/** Delivers events one batch after the other, so that a flood of faults takes one connection. */
export function createReportDelivery(
  send: (events: ReportEvent[]) => Promise<void>,
  log: Log,
): ReportDelivery {
  let waiting: ReportEvent[] = []
  let droppedCount = 0
  let sending: Promise<void> | undefined

  async function sendWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const events = waiting
      waiting = []
      try {
        await send(events)
      } catch (err) {
        log.warn({ err, lost: events.length }, 'error reports not delivered')
      }
    }
    if (droppedCount > 0) log.warn({ lost: droppedCount }, 'error reports dropped: too many wait')
    droppedCount = 0
  }

  return {
    deliver({ events }) {
      const room = Math.max(0, MAX_WAITING - waiting.length)
      droppedCount += Math.max(0, events.length - room)
      waiting.push(...events.slice(0, room))
      sending ??= sendWaiting().finally(() => (sending = undefined))
    },
    async flush() {
      await sending
    },
  }
}

export type OutsideAddress = { url: string; apiKey: string }

const TIMEOUT_MS = 10_000

/** Sends events to an outside party that speaks Bugsnag's protocol, each batch as one payload. */
export const sendOutside =
  ({ url, apiKey }: OutsideAddress, version: string) =>
  async (events: ReportEvent[]): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'bugsnag-api-key': apiKey,
        'bugsnag-payload-version': PAYLOAD_VERSION,
        'bugsnag-sent-at': new Date().toISOString(),
      },
      body: JSON.stringify({
        apiKey,
        payloadVersion: PAYLOAD_VERSION,
        notifier: { name: 'Pondasi', version, url: '' },
        events: events.map((event) => ({ ...event, payloadVersion: PAYLOAD_VERSION })),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`error reports were answered ${response.status}`)
  }
