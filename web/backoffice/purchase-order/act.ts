import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import { refusal, valuesOf } from '#web/form.ts'
import { errorsByNumber, lineIn, numbersIn } from '#web/ui/material-lines/posted.ts'
import { acted, unknownStep } from '../parts/acting.ts'
import type { Acted } from '../parts/done.ts'

type Desk = Pick<Api, 'staffUpo'>

/** Does what a form of the desk asks: `take`, `lines`, `note`, `done`, `cancel`. */
export async function act({ staffUpo: desk }: Desk, id: string, form: FormData): Promise<Acted> {
  const text = (name: string) => String(form.get(name) ?? '')
  switch (form.get('intent')) {
    case 'take':
      return acted(form, 'Anda menangani PO ini.', () => desk.take({ id }))
    case 'lines':
      return saveLines(desk, id, form)
    case 'note':
      return acted(form, 'Catatan tersimpan.', () =>
        desk.note({ id, body: { note: text('note') } }),
      )
    case 'done':
      return acted(form, 'PO selesai; pembeli sudah kami kabari.', () =>
        desk.finish({ id, body: { outcome: text('outcome') } }),
      )
    case 'cancel':
      return acted(form, 'PO dibatalkan; pembeli sudah kami kabari.', () =>
        desk.cancel({ id, body: { reason: text('reason') } }),
      )
    default:
      return unknownStep()
  }
}

async function saveLines(desk: Desk['staffUpo'], id: string, form: FormData): Promise<Acted> {
  const numbers = numbersIn(form)
  const lines = numbers.map((number) => ({
    ...lineIn(form, number),
    id: String(form.get(`line-${number}`) ?? ''),
  }))
  try {
    await desk.saveLines({ id, body: { lines, add: String(form.get('add') ?? '') } })
    return { done: 'Baris tersimpan.' }
  } catch (thrown) {
    const { data: reply, init } = refusal(thrown, valuesOf(form))
    return { reply: data({ ...reply, errors: errorsByNumber(reply.errors, numbers) }, init ?? {}) }
  }
}

/** What a line's changed words may mean, at the company's prices. */
export async function match({ staffUpo }: Desk, id: string, form: FormData) {
  try {
    const text = String(form.get('text') ?? '')
    return { matched: await staffUpo.match({ id, body: { text } }) }
  } catch (thrown) {
    return refusal(thrown, valuesOf(form))
  }
}
