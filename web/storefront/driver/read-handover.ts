/** Names of the fields of a line that was not taken. */
export const refusedQtyField = (lineId: string): string => `refusedQty.${lineId}`
export const refusedReasonField = (lineId: string): string => `refusedReason.${lineId}`

/** The refused lines of a handover's form, as the call takes them; undefined where nothing was refused. */
export function readRefused(form: FormData): string | undefined {
  const refused = [...form.entries()].flatMap(([name, value]) => {
    const [, lineId] = /^refusedQty\.(.+)$/.exec(name) ?? []
    const qty = Number(String(value).replace(',', '.'))
    if (!lineId || !(qty > 0)) return []
    return [{ lineId, qty, reason: String(form.get(refusedReasonField(lineId)) ?? '').trim() }]
  })
  return refused.length > 0 ? JSON.stringify(refused) : undefined
}

/** The photo of a handover's form; undefined where none was taken. */
export function readPhoto(form: FormData): File | undefined {
  const photo = form.get('photo')
  return photo instanceof File && photo.size > 0 ? photo : undefined
}
