import type { Api } from '#modules/client.ts'
import { runAction, throwUnknownIntent } from '../shared/run-action.ts'
import { parseDecimal, createFieldReader } from '../shared/form-values.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import type { ActionResult } from '../shared/action-result.ts'
import { uploadDescribers } from './upload-size.ts'

type UploadBody = Parameters<Api['staffSettings']['changeUpload']>[0]['body']

type LetterheadBody = Parameters<Api['staffSettings']['changeLetterhead']>[0]['body']

/** Runs a form of the settings page: `registration`, `letterhead`, `upload <name>`. */
export async function handleSettingsIntent(
  { staffSettings: settings }: Pick<Api, 'staffSettings'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, upload = ''] = String(form.get('intent') ?? '').split(' ')
  switch (intent) {
    case 'registration': {
      const open = form.get('open') === 'ya'
      return runAction(form, open ? 'Pendaftaran dibuka.' : 'Pendaftaran ditutup.', () =>
        settings.changeRegistration({ body: { open } }),
      )
    }
    case 'upload': {
      const megabytes = parseDecimal(createFieldReader(form)('maxBytes'))
      const body = {
        upload,
        kinds: form.getAll('kinds').map(String),
        maxBytes: typeof megabytes === 'number' ? Math.round(megabytes * 1_048_576) : megabytes,
      } as UploadBody
      return saveEdit(form, {
        done: 'Aturan berkas tersimpan.',
        body,
        describers: uploadDescribers,
        save: (rule, { values }) =>
          settings.changeUpload({ body: { ...rule, seen: values as UploadBody['seen'] } }),
      })
    }
    case 'letterhead': {
      const read = createFieldReader(form)
      const body: LetterheadBody = {
        legalName: read('legalName') ?? '',
        address: read('address') ?? '',
        phone: read('phone') ?? '',
        email: read('email') ?? '',
        npwp: read('npwp') ?? '',
      }
      return saveEdit(form, {
        done: 'Kop surat tersimpan.',
        body,
        save: (letterhead, { values }) =>
          settings.changeLetterhead({ body: { ...letterhead, seen: values } }),
      })
    }
    default:
      return throwUnknownIntent()
  }
}
