import type { Api } from '#modules/client.ts'
import type { HomeSectionKind } from '#modules/content/home/rules/section.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { createFieldReader } from '../shared/forms/form-values.ts'
import { createAndRedirect, runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { HOME_PAGE_PATH } from './paths.ts'

/** Runs a form of the home page's draft: `add`, `move <id> <place>`, `publish <draft>`, `restore <version> <draft>`. */
export async function handleHomeIntent(
  { staffHome }: Pick<Api, 'staffHome'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, first = '', second = ''] = String(form.get('intent') ?? '').split(' ')
  const text = createFieldReader(form)
  switch (intent) {
    case 'add':
      return createAndRedirect(
        form,
        () =>
          staffHome.addSection({
            // Whatever is posted is for the call to refuse.
            body: { kind: text('kind') as HomeSectionKind, title: text('title') ?? '' },
          }),
        (id) => `${HOME_PAGE_PATH}/${id}`,
      )
    case 'move':
      return runAction(form, 'Urutan draf berubah.', () =>
        staffHome.moveSection({ id: first, body: { place: Number(second) } }),
      )
    case 'publish':
      return runAction(form, 'Beranda terbit.', () =>
        staffHome.publish({ body: { draftRevision: Number(first) } }),
      )
    case 'restore':
      return runAction(form, `Versi ${first} menjadi draf.`, () =>
        staffHome.restore({ body: { version: Number(first), draftRevision: Number(second) } }),
      )
    default:
      return throwUnknownIntent()
  }
}
