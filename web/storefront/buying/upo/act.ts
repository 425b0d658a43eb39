import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import type { NewUpo } from '#modules/upo/contract.ts'
import { isCallFailed } from '#platform/contract/failure.ts'
import { refusal, valuesOf } from '#web/form.ts'
import { errorsByNumber, lineIn, numbersIn } from '#web/ui/material-lines/posted.ts'

/** Does what a form of `/upo` asks: sends a file (`file`), the whole (`send`), or takes it back (`cancel`). */
export async function act(api: Api, form: FormData) {
  switch (form.get('intent')) {
    case 'file':
      return sendFile(api, form)
    case 'send':
      return sendUpo(api, form)
    case 'cancel': {
      const id = String(form.get('id') ?? '')
      try {
        await api.upo.cancel({ id })
      } catch (thrown) {
        return refusal(thrown)
      }
      return redirect(`/upo?id=${id}`, 303)
    }
    default:
      throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
  }
}

async function sendFile({ upo }: Api, form: FormData) {
  const file = form.get('file')
  try {
    const sent = await upo.upload({
      files: { file: file instanceof File ? file : new File([], '') },
    })
    return redirect(`/upo?berkas=${sent.id}`, 303)
  } catch (thrown) {
    return refusal(thrown, { intent: ['file'] })
  }
}

async function sendUpo({ upo }: Api, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const numbers = numbersIn(form)
  // Empty and foreign choices are told by the call, field by field.
  const body = {
    fileId: text('fileId'),
    project: text('project'),
    projectType: text('projectType'),
    addressId: text('addressId'),
    paymentMethod: text('paymentMethod'),
    note: text('note'),
    lines: numbers.map((number) => ({
      ...lineIn(form, number),
      written: text(`written-${number}`),
    })),
  } as z.input<typeof NewUpo>
  try {
    const key = text('key') || crypto.randomUUID()
    const { id } = await upo.create({ table: 'upo', body }, { key })
    return redirect(`/upo?id=${id}&terkirim`, 303)
  } catch (thrown) {
    // Nothing of what was typed helps any more: the file has been sent, or has gone.
    if (isCallFailed(thrown) && thrown.code === 'file.gone') return redirect('/upo?hilang', 303)
    const { data: reply, init } = refusal(thrown, valuesOf(form))
    return data({ ...reply, errors: errorsByNumber(reply.errors, numbers) }, init ?? {})
  }
}
