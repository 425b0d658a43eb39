/** The part of autocannon that the benchmarks use; the package has no types of its own. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export type Request = {
    method?: 'GET' | 'POST'
    path?: string
    headers?: Record<string, string>
    body?: string
    onResponse?: (status: number, body: string) => void
  }
  export type Client = { setRequests(requests: Request[]): void }
  export type Options = {
    url: string
    connections: number
    /** Seconds; or `amount` requests in all, run to the last answer. */
    duration?: number
    amount?: number
    /** How often it looks whether it is over, ms. */
    sampleInt?: number
    requests?: Request[]
    /** Called once for each connection before its first request. */
    setupClient?: (client: Client) => void
  }
  export type Result = {
    '2xx': number
    non2xx: number
    errors: number
    latency: { p50: number; p95?: number; p97_5: number; p99: number }
  }
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): EventEmitter
}
