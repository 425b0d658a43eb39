import { defineAttack } from '../attack/attack.ts'
import { sendMany } from '../attack/send.ts'

const WORDS = 'semen besi triplek paku cat pipa keramik bata pasir kayu kran kabel'.split(' ')

/** Lists whose every line may mean many things: the page of answers has thousands of choices. */
export const attackListPages = defineAttack({
  name: 'attack-list-pages',
  title: '12 pages of 499 ambiguous lines, 4 at a time',
  needsWholeCatalogue: true,
  strike: (target) =>
    sendMany(target, 12, 4, (nr) => {
      const body = new FormData()
      body.set('intent', 'match')
      body.set('text', Array.from({ length: 499 }, (_, line) => writeLine(nr, line)).join('\n'))
      const headers = { origin: target.shop.origin }
      return { path: '/cart?pesan-cepat', method: 'POST', headers, body }
    }),
})

const writeLine = (nr: number, line: number) =>
  `${WORDS[line % 12]} ${WORDS[(line >> 3) % 12]} ${nr * 500 + line} mm`
