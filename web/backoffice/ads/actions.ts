import type { Api } from '#modules/client.ts'
import type { AdPlacement, AdType } from '#modules/content/ads/rules/placements.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { createFieldReader } from '../shared/forms/form-values.ts'
import { createAndRedirect, runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { withChosenImage } from '../shared/forms/upload-image.ts'
import { ADS_PATH } from './paths.ts'
import { PLACE_FIELD } from './place-field.ts'

type Ads = Pick<Api, 'staffAds' | 'catalogueAdmin'>

/** Runs a form of an ad's page: `save`, `remove`. */
export async function handleAdIntent(api: Ads, id: string, form: FormData): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'save':
      return saveAd(api, id, form)
    case 'remove':
      return runAction(form, 'Iklan dihapus.', () => api.staffAds.removeAd({ id }))
    default:
      return throwUnknownIntent()
  }
}

const saveAd = (api: Ads, id: string, form: FormData): Promise<ActionResult> =>
  withChosenImage(api.catalogueAdmin, form, 'imgBucketSrc', (picture) => {
    const text = createFieldReader(form)
    const [type, placement] = (text(PLACE_FIELD) ?? '').split(' ')
    const body = {
      adBrandId: Number(text('adBrandId')),
      // Whatever is typed is for the call to refuse.
      type: type as AdType,
      placement: placement as AdPlacement,
      product: text('product') ?? '',
      link: text('link') ?? '',
      isViewRepeated: form.has('isViewRepeated'),
      startsOn: text('startsOn') ?? '',
      endsOn: text('endsOn') ?? '',
      ...(picture ? { imgBucketSrc: picture } : {}),
    }
    if (id === 'baru')
      return createAndRedirect(
        form,
        () => api.staffAds.addAd({ body: { ...body, imgBucketSrc: picture ?? '' } }),
        (newId) => `${ADS_PATH}/${newId}`,
      )
    return saveEdit(form, {
      done: 'Iklan tersimpan.',
      body,
      toFormPath: (path) => (path === 'type' || path === 'placement' ? PLACE_FIELD : path),
      save: (values, { revision }) =>
        api.staffAds.changeAd({ id, body: { ...values, revision: revision ?? 0 } }),
    })
  })
