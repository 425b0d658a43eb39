import net from 'node:net'
import type { AddressInfo } from 'node:net'
import type { ClusterContext } from './run-program.ts'

export type CutProxy = {
  readonly port: number
  /** As a pulled cable: connections stay, and nothing arrives on either side. */
  cut(): void
  /** Reconnects; data sent while the line was cut arrives. */
  heal(): void
}

/** A way to a port of this machine that can be cut. */
export async function startCutProxy(context: ClusterContext, target: number): Promise<CutProxy> {
  const sockets = new Set<net.Socket>()
  let isCut = false
  const relay = (from: net.Socket, to: net.Socket) => {
    sockets.add(from)
    if (isCut) from.pause()
    from.on('data', (piece) => {
      if (!to.write(piece)) {
        from.pause()
        to.once('drain', () => !isCut && from.resume())
      }
    })
    from.on('end', () => to.end())
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = net.createServer({ allowHalfOpen: true }, (client) => {
    const upstream = net.connect({ port: target, host: '127.0.0.1', allowHalfOpen: true })
    relay(client, upstream)
    relay(upstream, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  context.onEnd(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true
      for (const socket of sockets) socket.pause()
    },
    heal() {
      isCut = false
      for (const socket of sockets) socket.resume()
    },
  }
}
