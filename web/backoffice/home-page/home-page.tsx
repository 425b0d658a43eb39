import { formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ContentHeader } from '../content/content-header.tsx'
import { VersionList } from '../content/version-list.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handleHomeIntent } from './actions.ts'
import { DraftCard } from './draft-card.tsx'
import { NewSectionForm } from './new-section-form.tsx'
import { HOME_PAGE_PATH } from './paths.ts'
import { SectionRow } from './section-row.tsx'
import type { Route } from './+types/home-page'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Beranda')

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).staffHome.page()

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  return respond(request, await handleHomeIntent(context.get(apiContext), form), HOME_PAGE_PATH)
}

export const shouldRevalidate = revalidateOnConflict

/** The draft of the home page: its sections in their order, and its way to readers. */
export default function HomePage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { sections, versions, revision, draftRevision, isChanged } = page
  return (
    <>
      <ContentHeader
        title="Beranda"
        action={
          <ButtonLink to="/" variant="outlined" icon="external-link" reloadDocument>
            Lihat di toko
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-4 px-4 py-4 pb-10 md:px-6 xl:grid-cols-[minmax(0,1fr)_340px]">
        {sections.length === 0 ? (
          <EmptyState
            icon="file-text"
            title="Draf ini kosong"
            text="Tambahkan bagian, atau pakai lagi versi yang lalu."
          />
        ) : (
          <ol className="rounded-card border border-line bg-face">
            {sections.map((section, index) => (
              <SectionRow
                key={section.id}
                section={section}
                place={index + 1}
                lastPlace={sections.length}
                reply={actionData}
              />
            ))}
          </ol>
        )}
        <div className="grid gap-4">
          <DraftCard page={page} reply={actionData} />
          <NewSectionForm kinds={page.addableKinds} reply={actionData} />
          <VersionList
            revision={revision}
            seen={draftRevision}
            versions={versions}
            describe={({ sections: count }) => `${formatQuantity(count)} bagian`}
            isChanged={isChanged}
            loss="Versi itu menggantikan draf sekarang. Pembaca baru melihatnya setelah Anda terbitkan."
            reply={actionData}
          />
        </div>
      </div>
    </>
  )
}
