import { defineAttack } from '../attack/attack.ts'
import { sendMany } from '../attack/send.ts'

const LINES = 499
const WORDS = 8

/** Lists of unknown words: each of them is compared with every known word. */
export const attackLines = defineAttack({
  name: 'attack-lines',
  title: '24 lists of 499 random lines, 8 at a time',
  needsWholeCatalogue: true,
  strike: (target) =>
    sendMany(target, 24, 8, () => {
      const body = new FormData()
      body.set('text', Array.from({ length: LINES }, writeLine).join('\n'))
      return { path: '/api/ecom/quick-order', method: 'POST', body }
    }),
})

const writeLine = () => Array.from({ length: WORDS }, writeWord).join(' ')
const writeWord = () =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.random() * 26)).join('')
