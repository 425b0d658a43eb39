import { data, redirect, type MiddlewareFunction } from 'react-router'
import { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { returnCalls, ReturnQuantity } from '#modules/finance/returns/contract.ts'
import { MAX_RETURN_PICTURES } from '#modules/finance/returns/rules/return-reasons.ts'
import { apiContext, type PageContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { RETURN_PICTURE_PARAM } from './document-urls.ts'

const { body } = returnCalls.request
const { lineId, reason } = body.shape.lines.element.shape

/** Every returnable line is posted; those without a quantity stay with the buyer. */
const ReturnFormInput = body.omit({ pictures: true, lines: true }).extend({
  lines: z
    .array(
      z.object({
        lineId,
        qty: ReturnQuantity.min(0, 'Tulis jumlah nol atau lebih.').optional(),
        reason: reason.optional(),
      }),
    )
    .max(500),
})

export type ReturnForm = Awaited<ReturnType<typeof loadReturnForm>>

/** What can be returned of an order, with the key of the form that asks for it, and the account that was named last. */
export async function loadReturnForm(context: PageContext, id: string) {
  const { refunds, returns } = context.get(apiContext)
  const [{ returnable }, { lastAccount }] = await Promise.all([
    returns.ofOrder({ id }),
    refunds.ofOrder({ id }),
  ])
  return { returnable, lastAccount, initialKey: crypto.randomUUID() }
}

/** Uploads the pictures and asks for the return. Errors stand at the form's own lines. */
export async function submitReturn(context: PageContext, id: string, form: FormData) {
  const api = context.get(apiContext)
  const read = readFormData(withoutFiles(form), ReturnFormInput)
  if (!read.ok) return read.reply
  const { lines, ...rest } = read.value
  const chosen = lines.flatMap((line, index) =>
    line.qty ? [{ index, line: { ...line, qty: line.qty } }] : [],
  )
  const toFormPath = (path: string) =>
    path.replace(/^lines\.(\d+)/, (_, at) => `lines.${chosen[Number(at)]?.index ?? at}`)
  try {
    const pictures = await uploadPictures(api, form)
    await api.returns.request(
      {
        id,
        body: {
          ...rest,
          lines: chosen.map(({ line }) => line) as z.input<typeof body>['lines'],
          pictures,
        },
      },
      readIdempotencyKey(form),
    )
    return redirect(`/profile/daftar-transaksi/detail?id=${id}`, 303)
  } catch (thrown) {
    const { data: reply, init } = toFormErrors(thrown, collectFormValues(form))
    const errors = Object.entries(reply.errors).map(([path, text]) => [
      toFormPath(path === 'file' ? 'pictures' : path),
      text,
    ])
    return data({ ...reply, errors: Object.fromEntries(errors) }, init ?? {})
  }
}

const pictureNames = Array.from({ length: MAX_RETURN_PICTURES }, (_, index) =>
  index === 0 ? 'pictures' : `pictures-${index}`,
)

async function uploadPictures({ files }: Api, form: FormData): Promise<string[]> {
  const ids: string[] = []
  for (const name of pictureNames) {
    const file = form.get(name)
    if (file instanceof File && file.size > 0)
      ids.push((await files.upload({ form: {}, files: { file } })).id)
  }
  return ids
}

function withoutFiles(form: FormData): FormData {
  const fields = new FormData()
  for (const [name, value] of form)
    if (typeof value === 'string' && name !== 'key') fields.append(name, value)
  return fields
}

/** `?id={order}&foto={file}` responds with a picture of one of the buyer's returns. */
export const downloadReturnPicture: MiddlewareFunction<Response> = async (
  { context, url },
  next,
) => {
  const fileId = url.searchParams.get(RETURN_PICTURE_PARAM)
  const orderId = url.searchParams.get('id')
  if (!fileId || !orderId) return next()
  const { returns, files } = context.get(apiContext)
  const { results } = await returns.ofOrder({ id: orderId })
  const picture = results.flatMap(({ pictures }) => pictures).find(({ id }) => id === fileId)
  if (!picture) throw data({ message: 'Foto ini tidak ada.' }, 404)
  return createFileResponse(picture, await files.opened({ id: fileId }))
}
