import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { EditorPage } from './editor-page.tsx'
import { handlePageIntent } from './page-actions.ts'
import { PageForm } from './page-form.tsx'
import { describeLength, VersionList } from './version-list.tsx'
import type { Route } from './+types/page'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.name ?? 'Halaman')

export const loader = ({ context, params: { slug } }: Route.LoaderArgs) =>
  context.get(apiContext).staffPages.page({ slug })

export async function action({ context, request, params: { slug } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handlePageIntent(context.get(apiContext), slug, form)
  return respond(request, result, `/backoffice/konten/halaman/${slug}`)
}

export const shouldRevalidate = revalidateOnConflict

/** What the sections of a page become, where that is not plain. */
const NOTES: Readonly<Record<string, string>> = {
  faq: 'Judul dengan ## menjadi kelompok, judul dengan ### menjadi pertanyaan.',
  karir:
    'Bagian yang dimulai dengan baris - Lokasi: …, - Jenis: …, dan - Batas: … menjadi lowongan, juga di careers.json.',
  'juragan-modal': 'Tiga bagian ## pertama tampil sebagai kartu.',
}

/** Edits one page of text. */
export default function Page({ loaderData: page, actionData }: Route.ComponentProps) {
  const note = NOTES[page.slug]
  return (
    <EditorPage
      title={page.name}
      action={
        <ButtonLink to={`/${page.slug}`} variant="outlined" icon="external-link" reloadDocument>
          Lihat di toko
        </ButtonLink>
      }
      back={{ to: '/backoffice/konten/halaman', label: 'Semua halaman' }}
      note={note && <Alert severity="info">{note}</Alert>}
      aside={
        <VersionList
          revision={page.revision}
          versions={page.versions}
          describe={describeLength}
          reply={actionData}
        />
      }
    >
      <PageForm page={page} reply={actionData} />
    </EditorPage>
  )
}
