import type { Api } from '#modules/client.ts'
import { normalizeLines } from '#modules/content/content-versions/rules.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { createFieldReader } from '../shared/forms/form-values.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

/** Runs a form of a page's editor: `save`, `restore <version> <revision>`. */
export async function handlePageIntent(
  { staffPages }: Pick<Api, 'staffPages'>,
  slug: string,
  form: FormData,
): Promise<ActionResult> {
  const [intent, ...numbers] = String(form.get('intent') ?? '').split(' ')
  const [version = 0, current = 0] = numbers.map(Number)
  if (intent === 'restore')
    return runAction(form, `Versi ${version} dipakai lagi.`, () =>
      staffPages.restorePage({ slug, body: { version, revision: current } }),
    )
  if (intent !== 'save') return throwUnknownIntent()
  const text = createFieldReader(form)
  return saveEdit(form, {
    done: 'Halaman tersimpan.',
    body: {
      title: text('title') ?? '',
      description: normalizeLines(text('description') ?? ''),
      body: normalizeLines(text('body') ?? ''),
    },
    save: (values, { revision }) =>
      staffPages.changePage({ slug, body: { ...values, revision: revision ?? 0 } }),
  })
}
