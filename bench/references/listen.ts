import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'

/** Listens on a free port and reports it to the benchmark. */
export function listenAndReport(server: Server): void {
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ port: (server.address() as AddressInfo).port }),
  )
}
