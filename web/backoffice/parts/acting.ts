import { data, redirect } from 'react-router'
import { refusal, valuesOf } from '#web/form.ts'
import type { Acted } from './done.ts'

/** Does a step of a form and says what was done, or gives the form back with what was refused. */
export async function acted(
  form: FormData,
  done: string,
  step: () => Promise<unknown>,
): Promise<Acted> {
  try {
    await step()
    return { done }
  } catch (thrown) {
    return { reply: refusal(thrown, valuesOf(form)) }
  }
}

/** Adds a thing and leads to its page, or gives the form back with what was refused. */
export async function adding(
  form: FormData,
  add: () => Promise<{ id: string }>,
  pageOf: (id: string) => string,
): Promise<Acted> {
  let id
  try {
    id = (await add()).id
  } catch (thrown) {
    return { reply: refusal(thrown, valuesOf(form)) }
  }
  throw redirect(pageOf(id), 303)
}

/** Throws for a form that no page of ours has. */
export function unknownStep(): never {
  throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
}

/** The file of a form; one that was not chosen is an empty one, which the call refuses in words. */
export function fileOf(form: FormData, name = 'file'): File {
  const file = form.get(name)
  return file instanceof File ? file : new File([], '')
}
