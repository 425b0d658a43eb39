import type { Api } from '#modules/client.ts'
import { acted, unknownStep } from '../parts/acting.ts'
import { figure, typed } from '../parts/typed.ts'
import type { Acted } from '../parts/done.ts'

type UploadBody = Parameters<Api['staffSettings']['changeUpload']>[0]['body']

/** Does what a form of the settings asks: `registration`, `upload <name>`. */
export async function act(
  { staffSettings: desk }: Pick<Api, 'staffSettings'>,
  form: FormData,
): Promise<Acted> {
  const [intent, upload = ''] = String(form.get('intent') ?? '').split(' ')
  switch (intent) {
    case 'registration': {
      const open = form.get('open') === 'ya'
      return acted(form, open ? 'Pendaftaran dibuka.' : 'Pendaftaran ditutup.', () =>
        desk.changeRegistration({ body: { open } }),
      )
    }
    case 'upload': {
      const megabytes = figure(typed(form)('maxBytes'))
      const body = {
        upload,
        kinds: form.getAll('kinds').map(String),
        maxBytes: typeof megabytes === 'number' ? Math.round(megabytes * 1_048_576) : megabytes,
      } as UploadBody
      return acted(form, 'Aturan berkas tersimpan.', () => desk.changeUpload({ body }))
    }
    default:
      return unknownStep()
  }
}
