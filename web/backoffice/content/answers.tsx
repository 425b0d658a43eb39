import { formatDateTime } from '#platform/format.ts'
import { SURVEY_FORMS, surveyForms, type SurveyForm } from '#modules/content/surveys/rules.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { ListHeader } from '../shared/lists/list-header.tsx'
import { buildListUrl, readListQuery } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { AnswerSummary } from './answer-summary.tsx'
import type { Route } from './+types/answers'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pesan dan survei')

const isForm = (text: string | null): text is SurveyForm =>
  text !== null && (surveyForms as readonly string[]).includes(text)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query } = readListQuery(url, { count: 30 })
  const asked = url.searchParams.get('status')
  const table = isForm(asked) ? asked : undefined
  const { page, count } = query
  const { staffSurveys } = context.get(apiContext)
  const [list, summary] = await Promise.all([
    staffSurveys.answers({ query: { page, count, ...(table ? { table } : {}) } }),
    table && page === 0 ? staffSurveys.summary({ query: { table } }) : undefined,
  ])
  return { table, list, summary }
}

/** What people sent through the forms and surveys, newest first. */
export default function Answers({ loaderData: { list, table, summary } }: Route.ComponentProps) {
  const tabs = [undefined, ...surveyForms]
  return (
    <>
      <ListHeader
        title="Pesan dan survei"
        tabs={{
          label: 'Formulir',
          items: tabs.map((form) => ({
            to: buildListUrl({ status: form }),
            label: form ? SURVEY_FORMS[form].label : 'Semua',
            current: form === table,
          })),
        }}
      >
        {table && (
          <p className="flex flex-wrap gap-2">
            <ExportLink table={table} format="xlsx" />
            <ExportLink table={table} format="csv" />
          </p>
        )}
      </ListHeader>
      {summary && summary.questions.length > 0 && list.results.length > 0 && (
        <div className="px-4 pt-4 md:px-6">
          <AnswerSummary {...summary} />
        </div>
      )}
      <PagedList
        list={list}
        label="Halaman pesan"
        className="grid gap-3 px-4 py-4 md:px-6"
        empty={
          <EmptyState
            icon="mail"
            title="Belum ada yang masuk"
            text="Isian dari halaman kontak, kemitraan, dan survei tampil di sini."
          />
        }
      >
        {(answer) => (
          <li key={answer.id} className="rounded-card border border-line bg-face p-4">
            <p className="mb-2 flex flex-wrap items-center gap-3 text-14 text-ink-2">
              <Badge tone="primary">{SURVEY_FORMS[answer.table].label}</Badge>
              <time className="num" dateTime={answer.answeredAt}>
                {formatDateTime(answer.answeredAt)}
              </time>
            </p>
            <dl className="grid gap-x-4 gap-y-1 text-14 sm:grid-cols-[180px_minmax(0,1fr)]">
              {Object.entries<{ label: string }>(SURVEY_FORMS[answer.table].fields).map(
                ([name, { label }]) => (
                  <div key={name} className="contents">
                    <dt className="text-ink-2">{label}</dt>
                    <dd className="mb-1 break-words whitespace-pre-line sm:mb-0">
                      {answer.answers[name]}
                    </dd>
                  </div>
                ),
              )}
            </dl>
          </li>
        )}
      </PagedList>
    </>
  )
}

const ExportLink = ({ table, format }: { table: SurveyForm; format: 'xlsx' | 'csv' }) => (
  <a
    href={`/backoffice/jawaban/ekspor?${new URLSearchParams({ table, format })}`}
    className="btn"
    data-variant="outlined"
    data-color="secondary"
    data-size="small"
  >
    <Icon name="download" /> {format.toUpperCase()}
  </a>
)
