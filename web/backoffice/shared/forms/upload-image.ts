import type { Api } from '#modules/client.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import type { ActionResult } from '../actions/action-result.ts'
import type { OpenedRecord } from '../conflict/compare.ts'
import { TYPED_FIELD, readTypedValues } from '../conflict/read-conflict.ts'
import { saveEdit } from '../conflict/save-edit.ts'
import { readFormFile } from '../actions/run-action.ts'

type ImageField = {
  /** The file field of the form. */
  field: string
  /** The field of the call that takes the path. */
  target: string
  isRequired?: boolean
}

/**
 * The path of the image that the form's file field holds, or the action's result if it is refused.
 * Without a file the image that was sent before a conflict, as no form keeps a file.
 */
async function uploadChosenImage(
  catalogue: Pick<Api['catalogueAdmin'], 'uploadImage'>,
  form: FormData,
  { field, target, isRequired = false }: ImageField,
): Promise<{ path: string | undefined } | ActionResult> {
  const file = readFormFile(form, field)
  const sent = readTypedValues(form.get(TYPED_FIELD))[target]
  if (file.size === 0 && typeof sent === 'string') return { path: sent }
  if (file.size === 0 && !isRequired) return { path: undefined }
  try {
    return { path: (await catalogue.uploadImage({ files: { file } })).picture }
  } catch (thrown) {
    return { reply: toFormErrors(thrown, collectFormValues(form)) }
  }
}

/** Runs `save` with the path of the image in an optional file field. */
export async function withChosenImage(
  catalogue: Pick<Api['catalogueAdmin'], 'uploadImage'>,
  form: FormData,
  field: string,
  save: (path: string | undefined) => Promise<ActionResult>,
): Promise<ActionResult> {
  const uploaded = await uploadChosenImage(catalogue, form, { field, target: field })
  return 'path' in uploaded ? save(uploaded.path) : uploaded
}

type ImageEdit = {
  done: string
  /** Saves the record with this image; the rest of it as it is stored. */
  save: (values: { picture: string }, seen: OpenedRecord) => Promise<unknown>
}

/** Replaces the image of a record, unless a colleague has replaced it meanwhile. */
export async function saveImage(
  catalogue: Pick<Api['catalogueAdmin'], 'uploadImage'>,
  form: FormData,
  { done, save }: ImageEdit,
): Promise<ActionResult> {
  const image = { field: 'file', target: 'picture', isRequired: true }
  const uploaded = await uploadChosenImage(catalogue, form, image)
  if (!('path' in uploaded)) return uploaded
  return saveEdit(form, { done, body: { picture: uploaded.path! }, save })
}
