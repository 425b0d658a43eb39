import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { describePage, loadPageContent } from './page-content.ts'
import { PageHero } from './page-hero.tsx'
import { Prose } from './prose.tsx'
import { SectionCards } from './section-cards.tsx'
import { submitSurvey } from './submit-survey.ts'
import { SurveyForm } from './survey-form.tsx'
import type { Route } from './+types/partnership'

export const handle = { cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, loaderData)

export const loader = ({ context }: Route.LoaderArgs) => loadPageContent(context, 'kemitraan')

export const action = ({ context, request }: Route.ActionArgs) =>
  submitSurvey(
    context,
    request,
    'partnership',
    'Pengajuan Anda sudah kami terima. Tim kemitraan menghubungi penanggung jawab yang Anda tulis.',
  )

/** Who the shop works with, and the form to ask for it. */
export default function Partnership({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHero icon="building-complex" title={page.title} description={page.description} />
      <div className="wrap grid items-start gap-6 py-8 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <SurveyForm
          title="Ajukan kemitraan"
          note="Semua isian wajib. Yang tertulis di sini hanya dibaca tim kemitraan."
          submitLabel="Kirim pengajuan"
          reply={actionData}
        >
          <FormField
            name="companyName"
            label="Nama perusahaan"
            autoComplete="organization"
            maxLength={150}
            required
          />
          <FormField
            name="picName"
            label="Nama penanggung jawab"
            autoComplete="name"
            maxLength={100}
            required
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              maxLength={200}
              required
            />
            <FormField
              name="phone"
              label="Nomor telepon"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={20}
              required
            />
          </div>
          <FormField name="address" label="Alamat perusahaan">
            {(control) => <Textarea {...control} rows={2} maxLength={500} required />}
          </FormField>
          <FormField name="desc" label="Ceritakan usaha Anda">
            {(control) => <Textarea {...control} rows={5} maxLength={2000} required />}
          </FormField>
        </SurveyForm>
        <div className="grid gap-4">
          <Prose html={page.intro} />
          <SectionCards
            sections={page.sections}
            icons={['package', 'warehouse', 'truck', 'users']}
            columns="sm:grid-cols-2"
          />
        </div>
      </div>
    </>
  )
}
