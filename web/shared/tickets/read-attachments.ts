import { ATTACHMENT_FIELDS } from '#modules/content/tickets/rules/attachments.ts'

/** The files that a form carries, by their fields. */
export const readAttachments = (form: FormData): Record<string, File> =>
  Object.fromEntries(
    ATTACHMENT_FIELDS.flatMap((name) => {
      const file = form.get(name)
      return file instanceof File && file.size > 0 ? [[name, file]] : []
    }),
  )

/** The fields of a form without its files and its key. */
export function readFields(form: FormData): FormData {
  const fields = new FormData()
  for (const [name, value] of form)
    if (typeof value === 'string' && name !== 'key') fields.append(name, value)
  return fields
}
