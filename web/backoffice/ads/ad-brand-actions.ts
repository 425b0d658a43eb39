import type { Api } from '#modules/client.ts'
import type { AdTier } from '#modules/content/ads/rules/placements.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { createFieldReader } from '../shared/forms/form-values.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

/** Runs a form of the page of brands that advertise: `add`, `save <id>`. */
export async function handleAdBrandIntent(
  { staffAds }: Pick<Api, 'staffAds'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent') ?? '').split(' ')
  const text = createFieldReader(form)
  const tier = text('tier') as AdTier
  switch (intent) {
    case 'add':
      return runAction(form, 'Merek bisa memesan tempat iklan.', () =>
        staffAds.addBrand({ body: { brandId: Number(text('brandId')), tier } }),
      )
    case 'save':
      return saveEdit(form, {
        done: 'Merek beriklan tersimpan.',
        body: { tier, slogan: text('slogan') ?? '' },
        save: (values, { revision }) =>
          staffAds.changeBrand({ id, body: { ...values, revision: revision ?? 0 } }),
      })
    default:
      return throwUnknownIntent()
  }
}
