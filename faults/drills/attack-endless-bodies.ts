import http from 'node:http'
import { defineAttack, type AttackTarget } from '../attack/attack.ts'

const MAX_BYTES = 200 * 1_048_576
const CHUNK = Buffer.alloc(65_536, 'a=1&')
const LIMIT_MS = 60_000

/** Bodies without an end: how much of them does the shop read? */
export const attackEndlessBodies = defineAttack({
  name: 'attack-endless-bodies',
  title: '4 bodies without end, given up at 200 MB',
  async strike(target) {
    const form = 'application/x-www-form-urlencoded'
    await Promise.all([
      sendEndlessly(target, '/login', form),
      sendEndlessly(target, '/api/auth/login/email', 'application/json'),
      sendEndlessly(target, '/api/ecom/quick-order', 'multipart/form-data; boundary=x'),
      sendEndlessly(target, '/backoffice/impor', form),
    ])
  },
})

/** Sends until the connection is closed or it is too much; tallies the answer and the size. */
function sendEndlessly({ shop, tally }: AttackTarget, path: string, type: string): Promise<void> {
  return new Promise((resolve) => {
    let sentBytes = 0
    let status = 'no answer'
    const request = http.request(shop.origin + path, {
      method: 'POST',
      headers: { 'content-type': type, origin: shop.origin, 'x-forwarded-for': '198.51.100.1' },
    })
    const timer = setTimeout(() => request.destroy(), LIMIT_MS)
    request.on('response', (response) => {
      status = String(response.statusCode)
      response.resume()
    })
    request.on('error', () => {})
    request.on('close', () => {
      clearTimeout(timer)
      tally(`${status} after ${Math.ceil(sentBytes / 1_048_576)} MB of ${path}`)
      resolve()
    })
    const send = () => {
      while (!request.destroyed) {
        if (sentBytes >= MAX_BYTES) return void request.destroy()
        sentBytes += CHUNK.length
        if (!request.write(CHUNK)) return void request.once('drain', send)
      }
    }
    send()
  })
}
