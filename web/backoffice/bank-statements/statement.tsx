import { statementBankNames } from '#modules/finance/bank-statements/rules/bank-formats.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { ActionButton } from '../shared/actions/action-button.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { FactList } from '../shared/fact-list.tsx'
import { runAction } from '../shared/actions/run-action.ts'
import type { Route } from './+types/statement'

const LIST = '/backoffice/mutasi-bank'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.statement.fileName ?? 'Mutasi bank')

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return { statement: await context.get(apiContext).staffBankStatements.statement({ id }) }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const { staffBankStatements } = context.get(apiContext)
  const result = await runAction(form, 'Mutasi dimasukkan.', () =>
    staffBankStatements.apply({ id }),
  )
  return respond(request, result, `${LIST}/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** What is in an uploaded statement, before it is booked. */
export default function StatementPage({
  loaderData: { statement },
  actionData,
}: Route.ComponentProps) {
  const { bank, fileName, problems, lines, incoming, outgoing, appliedAt, newLines } = statement
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to={LIST} variant="ghost" size="small" icon="chevron-left">
        Mutasi bank
      </ButtonLink>
      <h1 className="mb-4 wrap-anywhere">
        {statementBankNames[bank]} · {fileName}
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-4">
          {problems.length > 0 && (
            <Alert severity="error" title="Belum bisa dimasukkan">
              <ul className="grid gap-1">
                {problems.slice(0, 20).map(({ row, message }) => (
                  <li key={row} className="wrap-anywhere">
                    {message}
                  </li>
                ))}
              </ul>
              <p className="mt-2">
                {problems.length > 20 && `Dan ${problems.length - 20} baris lain. `}Tidak ada yang
                dicatat. Unduh lagi berkasnya dari bank, atau perbaiki baris itu, lalu unggah lagi.
              </p>
            </Alert>
          )}
          <Card title="Uang masuk" flush>
            <ul>
              {lines.map(({ row, day, description, amount }) => (
                <li
                  key={row}
                  className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line px-4 py-2 text-14 first:border-0"
                >
                  <span className="min-w-0 wrap-anywhere">
                    {description}
                    <span className="num block text-12 text-ink-2">
                      {formatDate(`${day}T12:00:00+07:00`)} · baris {row}
                    </span>
                  </span>
                  <Money of={amount} exact className="font-semibold" />
                </li>
              ))}
            </ul>
            {incoming.count > lines.length && (
              <p className="border-t border-line px-4 py-2 text-14 text-ink-2">
                Dan {incoming.count - lines.length} baris lagi.
              </p>
            )}
          </Card>
        </div>
        <Card title="Ringkasan">
          <FactList
            facts={[
              ['Uang masuk', `${incoming.count} baris`],
              ['Jumlah masuk', <Money key="in" of={incoming.amount} exact />],
              ['Uang keluar', `${outgoing.count} baris, tidak dicatat di sini`],
              [appliedAt ? 'Mutasi baru' : 'Belum pernah masuk', `${newLines} baris`],
              ['Diunggah', `${statement.uploadedBy}, ${formatDateTime(statement.uploadedAt)}`],
              ...(appliedAt ? [['Dimasukkan', formatDateTime(appliedAt)] as const] : []),
            ]}
          />
          {!appliedAt && problems.length === 0 && (
            <div className="mt-4">
              <ActionButton
                intent="apply"
                label={`Masukkan ${newLines} mutasi`}
                text="Yang sudah pernah masuk tidak dicatat lagi."
                reply={actionData}
              />
            </div>
          )}
        </Card>
      </div>
    </div>
  )
}
