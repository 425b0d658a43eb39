import { redirect } from 'react-router'
import { HOME_SECTIONS } from '#modules/content/home/rules/section.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import { EditorPage } from '../content/editor-page.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { RemoveForm } from '../shared/actions/remove-form.tsx'
import { describeSchedule, sectionStates } from './describe-section.ts'
import { HOME_PAGE_PATH } from './paths.ts'
import { handleSectionIntent } from './section-actions.ts'
import { SectionForm } from './section-form.tsx'
import type { Route } from './+types/home-section'

export const handle = {
  uploads: { calls: ['catalogueAdmin.uploadImage'] },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `Beranda: ${loaderData?.title ?? ''}`)

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  context.get(apiContext).staffHome.section({ id })

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleSectionIntent(context.get(apiContext), id, form)
  if (form.get('intent') === 'remove' && 'done' in result) throw redirect(HOME_PAGE_PATH, 303)
  return respond(request, result, `${HOME_PAGE_PATH}/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** Edits one section of the home page's draft. */
export default function HomeSection({ loaderData: section, actionData }: Route.ComponentProps) {
  const state = sectionStates[section.state]
  return (
    <EditorPage
      title={section.title}
      back={{ to: HOME_PAGE_PATH, label: 'Draf beranda' }}
      aside={
        <>
          <Card title="Di draf">
            <DescriptionList
              rows={[
                ['Jenis', HOME_SECTIONS[section.kind].name],
                [
                  'Keadaan',
                  <Badge key="state" tone={state.tone}>
                    {state.label}
                  </Badge>,
                ],
                ['Jadwal', describeSchedule(section) || 'selalu'],
              ]}
            />
          </Card>
          <RemoveForm
            name="bagian ini"
            loss="Bagian ini hilang dari draf; pembaca melihatnya sampai draf diterbitkan."
            reply={actionData}
          />
        </>
      }
    >
      <SectionForm section={section} reply={actionData} />
    </EditorPage>
  )
}
