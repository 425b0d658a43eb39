import net from 'node:net'

/** Whether something on this machine accepts connections on the port. */
export const connectsTo = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    const answer = (accepts: boolean) => {
      socket.destroy()
      resolve(accepts)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })
