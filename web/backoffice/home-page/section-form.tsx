import type { z } from 'zod'
import { BANNER_SIZE, HOME_SECTIONS } from '#modules/content/home/rules/section.ts'
import type { staffHomeCalls } from '#modules/content/home/staff-contract.ts'
import { toTimeField } from '#web/form/jakarta-time.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { PictureField } from '../content/picture-field.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { ChoiceField } from './choice-field.tsx'
import { sectionDescribers, sectionLabels } from './section-fields.ts'

export type EditedSection = z.output<typeof staffHomeCalls.section.response.schema>

const toOpened = (section: EditedSection) => ({
  revision: section.revision,
  values: {
    title: section.title,
    isOn: section.isOn,
    startsAt: section.startsAt,
    endsAt: section.endsAt,
    keys: section.keys,
    picture: section.picture,
    alt: section.alt,
    link: section.link,
  },
})

/** A section's title, contents, and when it is shown. */
export function SectionForm({
  section: stored,
  reply,
}: {
  section: EditedSection
  reply: unknown
}) {
  const { hasHeading, choice } = HOME_SECTIONS[stored.kind]
  return (
    <Card title="Bagian">
      <EditForm
        record={stored}
        toOpened={toOpened}
        describers={sectionDescribers}
        labels={sectionLabels}
        reply={reply}
        intent="save"
        encType="multipart/form-data"
        autoComplete="off"
        className="grid gap-4"
      >
        {(section) => (
          <>
            <FormField
              name="title"
              label={hasHeading ? 'Judul' : 'Nama'}
              defaultValue={section.title}
              maxLength={80}
              required
              {...(hasHeading ? {} : { hint: 'Hanya dilihat staf.' })}
            />
            {section.kind === 'banner' && <BannerFields section={section} />}
            {choice && <ChoiceField section={section} />}
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField
                name="startsAt"
                label="Mulai tampil (WIB)"
                optional
                defaultValue={toTimeField(section.startsAt)}
                hint="Kosong berarti sejak diterbitkan."
              >
                {(control) => <Input {...control} type="datetime-local" />}
              </FormField>
              <FormField
                name="endsAt"
                label="Berhenti tampil (WIB)"
                optional
                defaultValue={toTimeField(section.endsAt)}
                hint="Kosong berarti seterusnya."
              >
                {(control) => <Input {...control} type="datetime-local" />}
              </FormField>
            </div>
            <FormCheckbox name="isOn" value="on" defaultChecked={section.isOn}>
              Tampilkan bagian ini
            </FormCheckbox>
            <SubmitButton className="justify-self-start">Simpan ke draf</SubmitButton>
          </>
        )}
      </EditForm>
    </Card>
  )
}

const BannerFields = ({ section: { picture, alt, link } }: { section: EditedSection }) => (
  <>
    {picture && (
      <ResponsiveImage
        source={picture}
        alt={alt}
        {...BANNER_SIZE}
        sizes="480px"
        className="aspect-[3/1] w-full max-w-120 rounded-small border border-line"
      />
    )}
    <PictureField
      name="picture"
      label={picture ? 'Gambar baru' : 'Gambar'}
      optional={picture !== null}
      hint={`Paling kecil ${BANNER_SIZE.width} × ${BANNER_SIZE.height} piksel, lebarnya tiga kali tingginya. Tulisan besar; di ponsel lebarnya sejari telunjuk.`}
    />
    <FormField
      name="alt"
      label="Teks gambar"
      defaultValue={alt}
      hint="Kata dan isi gambarnya, untuk pembaca yang tidak melihatnya."
      maxLength={200}
      required
    />
    <FormField
      name="link"
      label="Tujuan"
      defaultValue={link}
      hint="Alamat di toko ini, misalnya /kategori/semen, atau yang diawali https://."
      maxLength={300}
      required
    />
  </>
)
