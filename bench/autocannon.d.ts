/** Types of the part of autocannon that the benchmarks use; the package has none. */
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
    /** Seconds. Alternatively `amount` requests in total, up to the last response. */
    duration?: number
    amount?: number
    /** How often it checks whether it is finished (ms). */
    sampleInt?: number
    requests?: Request[]
    /** Called once per connection before its first request. */
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
