import type { Api } from '#modules/client.ts'
import { parseJakartaTime } from '#web/form/jakarta-time.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { createFieldReader, splitLines } from '../shared/forms/form-values.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { withChosenImage } from '../shared/forms/upload-image.ts'
import { sectionDescribers } from './section-fields.ts'

type Content = Pick<Api, 'staffHome' | 'catalogueAdmin'>

/** Runs a form of a section's page: `save`, `remove`. */
export async function handleSectionIntent(
  api: Content,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'save':
      return saveSection(api, id, form)
    case 'remove':
      return runAction(form, 'Bagian dihapus dari draf.', () => api.staffHome.removeSection({ id }))
    default:
      return throwUnknownIntent()
  }
}

const saveSection = (api: Content, id: string, form: FormData): Promise<ActionResult> =>
  withChosenImage(api.catalogueAdmin, form, 'picture', (picture) => {
    const text = createFieldReader(form)
    return saveEdit(form, {
      done: 'Draf tersimpan. Pembaca melihatnya setelah diterbitkan.',
      body: {
        title: text('title') ?? '',
        isOn: form.has('isOn'),
        startsAt: parseJakartaTime(text('startsAt')),
        endsAt: parseJakartaTime(text('endsAt')),
        keys: splitLines(text('keys')),
        alt: text('alt') ?? '',
        link: text('link') ?? '',
        ...(picture ? { picture } : {}),
      },
      describers: sectionDescribers,
      toFormPath: (path) => (path.startsWith('keys.') ? 'keys' : path),
      save: (values, { revision }) =>
        api.staffHome.changeSection({ id, body: { ...values, revision: revision ?? 0 } }),
    })
  })
