import { data, redirect } from 'react-router'
import { toFormErrors, collectFormValues } from '#web/form.ts'
import type { ActionResult } from './respond.ts'

/** Does a step of a form and says what was done, or gives the form back with what was refused. */
export async function runAction(
  form: FormData,
  done: string,
  work: () => Promise<unknown>,
): Promise<ActionResult> {
  try {
    await work()
    return { done }
  } catch (thrown) {
    return { reply: toFormErrors(thrown, collectFormValues(form)) }
  }
}

/** Adds a thing and leads to its page, or gives the form back with what was refused. */
export async function createAndRedirect(
  form: FormData,
  create: () => Promise<{ id: string }>,
  pageUrl: (id: string) => string,
): Promise<ActionResult> {
  let id
  try {
    id = (await create()).id
  } catch (thrown) {
    return { reply: toFormErrors(thrown, collectFormValues(form)) }
  }
  throw redirect(pageUrl(id), 303)
}

/** Throws for a form that no page of ours has. */
export function throwUnknownIntent(): never {
  throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
}

/** The file of a form; one that was not chosen is an empty one, which the call refuses in words. */
export function readFormFile(form: FormData, name = 'file'): File {
  const file = form.get(name)
  return file instanceof File ? file : new File([], '')
}
