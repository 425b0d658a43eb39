import { useState } from 'react'
import type { z } from 'zod'
import {
  AD_SIZES,
  adPlacementNames,
  adTierNames,
  adTypeNames,
  describePlace,
  listPlaces,
  type AdPlacement,
} from '#modules/content/ads/rules/placements.ts'
import type { staffAdCalls } from '#modules/content/ads/staff-contract.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, SubmitButton, useFormField } from '#web/ui/forms/form.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { Input, Select } from '#web/ui/forms/input.tsx'
import { PictureField } from '../content/picture-field.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { formatPlace, PLACE_FIELD } from './place-field.ts'

export type EditedAd = z.output<typeof staffAdCalls.ad.response.schema>
type AdBrands = z.output<typeof staffAdCalls.brands.response.schema>['results']

const toOpened = (ad: EditedAd | undefined) =>
  ad && {
    revision: ad.revision,
    values: {
      adBrandId: Number(ad.adBrandId),
      type: ad.type,
      placement: ad.placement,
      imgBucketSrc: ad.imgBucketSrc,
      product: ad.product,
      link: ad.link,
      isViewRepeated: ad.isViewRepeated,
      startsOn: ad.startsOn,
      endsOn: ad.endsOn,
    },
  }

const labels = {
  adBrandId: 'Merek',
  type: 'Halaman',
  placement: 'Tempat',
  imgBucketSrc: 'Gambar',
  product: 'Yang diiklankan',
  isViewRepeated: 'Hitung tiap tayang',
  startsOn: 'Hari pertama',
  endsOn: 'Hari terakhir',
}

const describers = {
  type: (value: unknown) => adTypeNames[value as keyof typeof adTypeNames],
  placement: (value: unknown) => adPlacementNames[value as AdPlacement],
}

type Props = { ad: EditedAd | undefined; brands: AdBrands; reply: unknown }

/** A brand's ad: where, when, its picture and where it leads. */
export function AdForm({ ad: stored, brands, reply }: Props) {
  return (
    <Card title="Iklan">
      <EditForm
        record={stored}
        toOpened={toOpened}
        describers={describers}
        labels={labels}
        reply={reply}
        intent="save"
        encType="multipart/form-data"
        autoComplete="off"
        className="grid gap-4"
      >
        {(ad) => (
          <>
            <PlaceFields ad={ad} brands={brands} />
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField name="startsOn" label="Hari pertama" defaultValue={ad?.startsOn}>
                {(control) => <Input {...control} type="date" required />}
              </FormField>
              <FormField name="endsOn" label="Hari terakhir" defaultValue={ad?.endsOn}>
                {(control) => <Input {...control} type="date" required />}
              </FormField>
            </div>
            <FormField
              name="product"
              label="Yang diiklankan"
              optional
              defaultValue={ad?.product}
              maxLength={60}
              hint="Menggantikan {product} di slogan, misalnya Semen PCC. Kosong berarti nama mereknya."
            />
            <FormField
              name="link"
              label="Tujuan"
              defaultValue={ad?.link}
              maxLength={300}
              hint="Alamat di toko ini, misalnya /brand/karang-jaya, atau yang diawali https://."
              required
            />
            <FormCheckbox
              name="isViewRepeated"
              value="on"
              defaultChecked={ad?.isViewRepeated ?? false}
            >
              Hitung setiap kali tampil, bukan sekali per kunjungan
            </FormCheckbox>
            <SubmitButton className="justify-self-start">
              {ad ? 'Simpan iklan' : 'Pesan tempat ini'}
            </SubmitButton>
          </>
        )}
      </EditForm>
    </Card>
  )
}

/** The brand, the places that its tier has, and a picture of the size that the place needs. */
function PlaceFields({ ad, brands }: { ad: EditedAd | undefined; brands: AdBrands }) {
  const brandField = useFormField('adBrandId')
  const placeField = useFormField(PLACE_FIELD)
  const [brandId, setBrandId] = useState(brandField.typed ?? ad?.adBrandId ?? brands[0]?.id)
  const { tier } = brands.find(({ id }) => id === brandId) ?? {}
  const places = tier ? listPlaces(tier) : []
  const [chosen, setChosen] = useState(placeField.typed ?? (ad && formatPlace(ad)))
  const place = places.find((each) => formatPlace(each) === chosen) ?? places[0]
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="adBrandId" label="Merek" defaultValue={brandId}>
          {(control) => (
            <Select
              {...control}
              onChange={(event) => setBrandId(event.target.value)}
              options={brands.map(({ id, brandName, tier: each }) => ({
                value: id,
                label: `${brandName} (${adTierNames[each]})`,
              }))}
            />
          )}
        </FormField>
        <FormField
          name={PLACE_FIELD}
          key={tier}
          label="Tempat"
          defaultValue={place && formatPlace(place)}
          hint="Hanya tempat yang dimiliki tingkat merek ini."
        >
          {(control) => (
            <Select
              {...control}
              onChange={(event) => setChosen(event.target.value)}
              options={places.map((each) => ({
                value: formatPlace(each),
                label: describePlace(each),
              }))}
            />
          )}
        </FormField>
      </div>
      {ad && (
        <ResponsiveImage
          source={ad.imgBucketSrc}
          alt="Gambar iklan"
          {...AD_SIZES[ad.placement]}
          sizes="480px"
          className="h-auto max-h-80 w-auto max-w-full justify-self-start rounded-small border border-line"
        />
      )}
      {place && <AdPictureField isNew={!ad} placement={place.placement} />}
    </>
  )
}

function AdPictureField({ isNew, placement }: { isNew: boolean; placement: AdPlacement }) {
  const { width, height } = AD_SIZES[placement]
  const isWide = width / height > 5
  return (
    <PictureField
      name="imgBucketSrc"
      label={isNew ? 'Gambar' : 'Gambar baru'}
      optional={!isNew}
      hint={`${width} × ${height} piksel.${isWide ? ' Ponsel menampilkan dua pertiga tengahnya; taruh tulisan di sana.' : ''}`}
    />
  )
}
