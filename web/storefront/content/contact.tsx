import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { useSupportUrl } from '#web/shared/chrome/use-support-url.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { describePage, loadPageContent } from './page-content.ts'
import { PageHero } from './page-hero.tsx'
import { Prose } from './prose.tsx'
import { SectionCards } from './section-cards.tsx'
import { findPostedSurvey, submitPopupSurvey } from './submit-popup-survey.ts'
import { submitSurvey } from './submit-survey.ts'
import { SurveyForm } from './survey-form.tsx'
import type { Route } from './+types/contact'

export const handle = { cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, loaderData)

export const loader = ({ context }: Route.LoaderArgs) => loadPageContent(context, 'hubungi-kami')

/** Takes the page's own form, and the answers of the surveys that other pages ask. */
export function action({ context, request, url }: Route.ActionArgs) {
  const survey = findPostedSurvey(url)
  if (survey) return submitPopupSurvey(context, request, survey)
  return submitSurvey(
    context,
    request,
    'contact',
    'Pesan Anda sudah kami terima. Jawabannya kami kirim ke email Anda pada jam kerja.',
  )
}

/** How to reach the shop, and its contact form. */
export default function Contact({ loaderData: page, actionData }: Route.ComponentProps) {
  const supportUrl = useSupportUrl()
  return (
    <>
      <PageHero icon="message-circle" title={page.title} description={page.description}>
        {supportUrl && (
          <a
            href={supportUrl}
            target="_blank"
            rel="noopener"
            className="btn mt-4"
            data-variant="outlined"
          >
            <Icon name="message-circle" /> Tanya lewat WhatsApp
          </a>
        )}
      </PageHero>
      <div className="wrap grid items-start gap-6 py-8 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <SurveyForm
          title="Tulis pesan"
          note="Semua isian wajib. Kami hanya memakainya untuk menjawab Anda."
          submitLabel="Kirim pesan"
          reply={actionData}
        >
          <FormField name="name" label="Nama" autoComplete="name" maxLength={100} required />
          <FormField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={200}
            required
          />
          <FormField name="subject" label="Perihal" maxLength={150} required />
          <FormField name="desc" label="Pesan">
            {(control) => <Textarea {...control} rows={6} maxLength={2000} required />}
          </FormField>
        </SurveyForm>
        <div className="grid gap-4">
          <Prose html={page.intro} />
          <SectionCards
            sections={page.sections}
            icons={['clock', 'truck', 'file-spreadsheet', 'building-complex']}
            columns="sm:grid-cols-2"
          />
        </div>
      </div>
    </>
  )
}
